import { expect, test } from 'vitest'
import { soften } from '../src/lib/hyphens'

const shown = (text: string): string => soften(text).replaceAll('\u00ad', '|')

test('long Cyrillic words may be broken between syllables', () => {
  expect(shown('Исследование')).toBe('Иссле|до|ва|ние')
  expect(shown('Новый галактический порядок')).toBe('Новый галак|ти|чес|кий порядок')
  expect(shown('Враждебные формы')).toBe('Враж|деб|ные формы')
  expect(shown('Межзвёздный')).toBe('Меж|звёз|дный')
  expect(shown('Виробництво')).toBe('Вироб|ниц|тво')
  expect(shown('Дослідження')).toBe('Дос|лід|ження')
})

test('short and other words stay as they are', () => {
  expect(shown('Мир Conglomerate рудник')).toBe('Мир Conglomerate рудник')
})
