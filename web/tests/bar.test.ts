import { beforeEach, describe, expect, it, vi } from 'vitest'
import { boardOf } from '../src/boards'
import { Draft } from '../src/lib/draft.svelte'
import { AGAIN, Hands, SETTLING } from '../src/lib/hands.svelte'
import { texts } from '../src/lib/texts.svelte'
import { entriesOf } from '../src/lib/verbs'
import { readDecision, type Decision, type Named, type View } from '../src/lib/wire'

const named = (...parts: (string | number | number[])[]): Named => ({ name: parts.map((p) => (Array.isArray(p) ? p.join(',') : p)).join(' '), value: parts })
const bare = (word: string): Named => ({ name: word, value: word })
const pass: Named = { name: 'pass', value: null }
const keys = (list: ReturnType<typeof entriesOf>): string[] => list.map((e) => `${e.key} ${e.id}`)
const choice = (key: string, options: Named[]): Decision => readDecision({ kind: 'choose', seat: 0, key, rule: '', about: [], options, refused: [] })!

describe('the bar', () => {
  it('stands in the order given with passing last, on 0, never on 1', () => {
    expect(keys(entriesOf([pass, bare('a'), bare('b')], null))).toEqual(['1 a', '2 b', '0 pass'])
    expect(keys(entriesOf([pass], null))).toEqual(['0 pass'])
    expect(keys(entriesOf([bare('done'), pass], null))).toEqual(['2 done', '0 pass'])
  })

  it('groups many options by the first word in which they differ, and opens one group inside the other', () => {
    const builds = ['mine', 'lab'].flatMap((kind) => Array.from({ length: 12 }, (_, i) => named('build', kind, [i % 4, Math.floor(i / 4)])))
    expect(keys(entriesOf([...builds, pass], null))).toEqual(['1 mine', '2 lab', '0 pass'])
    const inside = entriesOf([...builds, pass], null, ['lab'])
    expect(inside).toHaveLength(12)
    expect(inside.slice(0, 10).map((e) => e.key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', ''])
    expect(entriesOf(builds, null, ['gone']).map((e) => e.id)).toEqual(['mine', 'lab'])
  })
})

describe('verbs of the games', () => {
  const turn = ['explore', 'influence', 'research', 'upgrade', 'build', 'move']

  it('keep their numbers in Gaia Project, whatever is legal', () => {
    const verbs = (options: Named[]): string[] => keys(entriesOf(options, boardOf('gaia').verbs!(choice('gaia.act', options))))
    const all = ['1 build', '2 project', '3 upgrade', '4 federation', '5 research', '6 board', '7 special', '8 free']
    expect(verbs([named('pass', 'booster1'), named('build', [0, 1]), named('qic', 1)])).toEqual([...all, '0 pass'])
    expect(verbs([named('free', 'burn'), named('end')])).toEqual([...all, '0 pass'])
  })

  it('are the six actions of Eclipse in the rulebook\'s order, then what goes on beside them', () => {
    const options = [...turn.toReversed().map(bare), bare('pass'), named('trade', 'money', 'science')]
    expect(keys(entriesOf(options, boardOf('eclipse').verbs!(choice('eclipse.turn', options))))).toEqual([
      ...turn.map((id, i) => `${i + 1} ${id}`), '7 colonise', '8 trade', '9 more', '0 pass',
    ])
  })

  it('are the actions of Race by phase', () => {
    const options = ['produce', 'consume_x2', 'settle', 'explore_5', 'develop', 'explore_1_1', 'consume_trade'].map(bare)
    expect(entriesOf(options, boardOf('race').verbs!(choice('race.action', options))).map((e) => e.id)).toEqual([
      'explore_5', 'explore_1_1', 'develop', 'settle', 'consume_x2', 'consume_trade', 'produce',
    ])
  })

  it('say what costs something', () => {
    const cost = (game: string, key: string, chosen: Named, rest: Named[], view: View = {}): string | undefined =>
      boardOf(game).costs!([chosen], { decision: choice(key, [chosen, ...rest]), view, wide: true })?.id
    expect(cost('gaia', 'gaia.act', named('pass', 'booster1'), [named('build', [0, 1])])).toBe('costs-round')
    expect(cost('gaia', 'gaia.act', named('pass', 'booster1'), [named('free', 'burn')])).toBeUndefined()
    expect(cost('eclipse', 'eclipse.turn', bare('pass'), [bare('move')])).toBe('costs-round')
    expect(cost('eclipse', 'eclipse.turn', bare('pass'), [named('trade', 'money', 'science')])).toBeUndefined()
    expect(cost('eclipse', 'eclipse.move', bare('done'), [named('move', 'cruiser', 101, 102)])).toBe('costs-actions')
    expect(cost('eclipse', 'eclipse.bankrupt', named('abandon', 101), [])).toBe('costs-good')
    const hand = ['a', 'b'].map(bare)
    const spend = readDecision({ kind: 'pick', seat: 0, key: 'race.spend', rule: '', about: [], things: hand, least: 0, most: 2 })!
    const view = { me: { hand: ['a', 'b'] } }
    expect(boardOf('race').costs!(hand, { decision: spend, view, wide: true })?.id).toBe('costs-hand')
    expect(boardOf('race').costs!(hand.slice(1), { decision: spend, view, wide: true })).toBeNull()
  })

  it('name a place by its planet and sector, with side and hour only where that could be several; with the price', () => {
    const hexes = [[0, 1, 'volcanic', '7'], [1, 2, 'empty', '7'], [2, 2, 'empty', '7']]
    const me = { mines: [], projects: [], upgrades: [{ at: [0, 1], kind: 'research_lab', credits: 5, ore: 3, can: true }], research: 4 }
    const view = { map: { hexes, changed: [], sectors: [{ name: '7', q: 0, r: 2 }] }, me, board: { slots: { economy: 'tech4', free1: 'tech1' }, advanced: { science: 'advtech2' } } } as unknown as View
    const label = (...value: (string | number[])[]): string | null => boardOf('gaia').label!(choice('gaia.act', []), value, view, () => null)
    texts.add('en', { gaia_web: 'place-of = { $planet }, sector { $sector }\nbar-research = { $what }: { $price }\nbar-priced = { $what } on { $place }: { $price }\nside-right = right\nhour = { $n } o’clock\nhour-inner = near the middle\ntile-on = { $kind } on { $track }: { $what }\ntile-free = { $kind } with any step: { $what }' })
    expect(label('upgrade', [0, 1], 'research_lab')).toBe('Research lab on volcanic, sector 7: credits: 5, ore: 3')
    expect(label('at', [2, 2])).toBe('Empty, sector 7 (right, 3 o’clock)')
    expect(label('at', [1, 2])).toBe('Empty, sector 7 (right, near the middle)')
    const tile = (word: string): string | null => boardOf('gaia').label!(choice('gaia.tile', []), word, view, ([id]) => (id!.includes('tech') ? 'Technology: 7 points' : null))
    expect([tile('tech4'), tile('tech1'), tile('advtech2')]).toEqual(['Technology on economy: 7 points', 'Technology with any step: 7 points', 'Technology on science: 7 points'])
    expect(label('research', 'economy')).toBe('Economy: knowledge: 4')
    expect(label('pass', 'booster1')).toBeNull()
  })

  it('are offered on the board where it says', () => {
    const at = (game: string, key: string, option: Named, wide = true): string => {
      const place = boardOf(game).offers!(option, { decision: choice(key, [option]), view: { words: ['red'] }, wide })
      return place ? [place.pane, place.tab].filter(Boolean).join('/') : ''
    }
    expect(at('gaia', 'gaia.act', named('build', [0, 1]))).toBe('board/map')
    expect(at('gaia', 'gaia.act', named('research', 'economy'))).toBe('board/research')
    expect(at('gaia', 'gaia.act', named('free', 'burn'))).toBe('')
    expect(at('gaia', 'gaia.charge', named('charge', 2))).toBe('')
    expect(at('eclipse', 'eclipse.turn', bare('research'))).toBe('me')
    expect(at('eclipse', 'eclipse.research', named('research', 'monolith', 'grid'))).toBe('board/techs')
    expect(at('race', 'race.develop', bare('public_works-1'))).toBe('me')
    expect(at('race', 'race.develop', pass)).toBe('')
    expect(at('nobody', 'nobody.asks', bare('red'))).toBe('board')
    expect(at('nobody', 'nobody.asks', bare('blue'))).toBe('')
  })
})

describe('safe hands', () => {
  let now = 0
  let hands: Hands
  beforeEach(() => {
    vi.useFakeTimers()
    now = 1000
    hands = new Hands(() => now)
  })
  const press = (): boolean => (hands.press(now), hands.may())
  const strike = (key: string, repeat = false): boolean => (hands.strike(key, repeat, now), hands.may())

  it('are deaf to a pointer while a question is new', () => {
    hands.renew()
    expect(hands.settling).toBe(true)
    now += SETTLING - 1
    expect(press()).toBe(false)
    now += 1
    expect(press()).toBe(true)
    vi.advanceTimersByTime(SETTLING)
    expect(hands.settling).toBe(false)
  })

  it('do not take a press that began before the question', () => {
    hands.press(now)
    now += 600
    hands.renew()
    now += 600
    expect(hands.may()).toBe(false)
  })

  it('are deaf to the key that gave the last answer, for a moment after it and after the next question', () => {
    expect(strike('1')).toBe(true)
    hands.gave()
    now += AGAIN - 1
    expect(strike('1')).toBe(false)
    now += 300
    hands.renew()
    now += AGAIN - 1
    expect(strike('1')).toBe(false)
    now += 1
    expect(strike('1')).toBe(true)
    hands.gave()
    expect(strike('2')).toBe(true)
    expect(strike('1')).toBe(true)
  })

  it('never take a key that repeats itself', () => {
    now += 10_000
    expect(strike('Enter', true)).toBe(false)
  })

  it('hold back only what is new when the same question comes again', () => {
    const draft = new Draft(null, true, hands)
    const parts = (...words: string[]) => readDecision({ kind: 'pick', seat: 0, key: 'demo.ask', rule: '', about: [], things: words.map(bare), least: 1, most: 3 })
    draft.ask(parts('a', 'b'))
    now += 1000
    draft.ask(parts('a', 'b', 'c'))
    hands.press(now)
    draft.toggle('a')
    draft.toggle('c')
    expect(draft.chosen).toEqual(['a'])
    now += SETTLING
    hands.press(now)
    draft.toggle('c')
    expect(draft.chosen).toEqual(['a', 'c'])
  })

  it('trust the page where I said so before', () => {
    hands.press(now)
    hands.renew()
    expect(hands.may()).toBe(false)
    expect(hands.trusting(() => hands.may())).toBe(true)
  })
})

describe('boards and page', () => {
  it('do not look into each other: nobody searches the page for what is shown', () => {
    const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' })
    // where the page is put together, marks are painted and heard, signs explained, and a clause is brought into sight
    const allowed = ['main.ts', 'lib/reach.ts', 'lib/Explain.svelte', 'table/RulePane.svelte', 'pages/RulesPage.svelte'].map((name) => `../src/${name}`)
    const searches = /querySelector|\.closest\(|getElementsBy|getElementById|elementFromPoint|elementsFromPoint/
    expect(Object.keys(sources).length).toBeGreaterThan(80)
    expect(Object.entries(sources).flatMap(([name, text]) => (searches.test(text) && !allowed.includes(name) ? [name] : []))).toEqual([])
  })
})
