import { expect, test } from 'vitest'
import { plain } from '../src/lib/search'

test('every apostrophe of a keyboard finds the same word', () => {
  for (const typed of ["Об'єднати", 'об’єднати', 'ОБʼЄДНАТИ']) expect(plain('Об\'єднати колонії')).toContain(plain(typed))
})
