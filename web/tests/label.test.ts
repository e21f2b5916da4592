import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { design, eventText, flawText, labelOption, nameOf, prompt, spell, stageName, whyNot, type Say } from '../src/lib/label'
import { firstLanguage } from '../src/lib/texts.svelte'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(
  new FluentResource(`
public_works = Public Works
pass = Pass
do-develop-pass = Place nothing
do-build = Build on { $a }
do-bid-number = Bid { $a }
ask-pay = Discard { $b ->
     [one] { $b } card
    *[other] { $b } cards
    } for { $a }. ({ $least } to { $most })
why-dear = It costs { $a }.
amount-coin = { $n ->
     [one] { $n } coin
    *[other] { $n } coins
    }
nothing = nothing
event-developed = { $seat } builds { $card } for { $paid }.
event-drew = You draw { $cards }.
stage-round = Round { $a }
`),
)
const say: Say = (ids, args) => {
  for (const id of ids) {
    const value = bundle.getMessage(id)?.value
    if (value) return bundle.formatPattern(value, args)
  }
  return null
}

describe('labels', () => {
  it('spell options as the rules do', () => {
    expect(spell(['build', [3, -2]])).toBe('build 3,-2')
    expect(spell(null)).toBe('pass')
    expect(spell([])).toBe('nothing')
  })
  it('drop the number of a copy', () => {
    expect(design('public_works-2')).toBe('public_works')
    expect(nameOf(say, 'public_works-2')).toBe('Public Works')
    expect(nameOf(say, 'unknown_thing')).toBe('unknown thing')
  })
  it('look for the decision first, then for the word', () => {
    expect(labelOption(say, 'race.develop', null)).toBe('Place nothing')
    expect(labelOption(say, 'race.settle', null)).toBe('Pass')
    expect(labelOption(say, 'race.settle', ['build', [3, -2]])).toBe('Build on 3,-2')
    expect(labelOption(say, 'race.bid', 3)).toBe('Bid 3')
    expect(labelOption(say, 'race.develop', 'public_works-1')).toBe('Public Works')
  })
  it('say what is asked, why not, where we are, and what happened', () => {
    expect(prompt(say, { key: 'race.pay', about: ['public_works', 1], least: 1, most: 1 })).toBe('Discard 1 card for Public Works. (1 to 1)')
    expect(whyNot(say, 'dear', [4])).toBe('It costs 4.')
    expect(flawText(say, ['dear', { coin: 2, public_works: 1 }])).toBe('It costs 2 coins, Public Works: 1.')
    expect(whyNot(say, 'dear', [{}])).toBe('It costs nothing.')
    expect(stageName(say, ['round', 3])).toBe('Round 3')
    const name = (seat: number): string => ['Anna', 'Bo'][seat]!
    expect(eventText(say, 'developed', { seat: 1, card: 'public_works-2', paid: 0 }, name)).toBe('Bo builds Public Works for 0.')
    expect(eventText(say, 'drew', { cards: ['public_works-1', 'public_works-2'] }, name)).toBe('You draw Public Works, Public Works.')
  })
})

describe('the first language', () => {
  it('is what was chosen, else what the browser wants, else English', () => {
    expect(firstLanguage('uk', ['ru-RU'])).toBe('uk')
    expect(firstLanguage(null, ['de', 'ru-RU', 'en'])).toBe('ru')
    expect(firstLanguage(null, ['de'])).toBe('en')
  })
})

describe('places', () => {
  const say: Say = (ids, args) => (ids[0] === '3,-2' ? 'volcanic, sector 7' : ids[0] === 'event-built' ? `built at ${String(args?.hex)}, ${String(args?.points)}` : null)
  it('are called what the game calls them, and lists of numbers are no places', () => {
    expect(nameOf(say, [3, -2])).toBe('volcanic, sector 7')
    expect(nameOf(say, [9, 9])).toBe('9,9')
    expect(eventText(say, 'built', { hex: [3, -2], points: [3, -2] }, String)).toBe('built at volcanic, sector 7, 3, -2')
  })
})
