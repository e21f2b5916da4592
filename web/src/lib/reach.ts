/**
 * The board as a place to click. Put `use:reach={draft-like}` on the element around a board; inside it
 *
 *   data-at="public_works"         a word, or a place "3,-2", or several names for one thing separated by blanks
 *   data-option="build-mine 3,-2"  one option by its whole name
 *
 * become clickable and glow exactly while the word is part of a legal option. The action sets `data-reach`
 * ("open", "chosen", "refused"), role, tabindex, aria-pressed and aria-description; styles are in app.css (for SVG give the
 * shape that should glow the class `reach-edge`). Words in `fresh` get `data-fresh`: what just changed.
 * Boards say nothing about legality themselves, so every game gets the same behaviour. Only this file looks for marks in the
 * page, to paint and to hear them; what a board offers where is declared in its game.ts (boards/contract.ts).
 */
import type { Reach } from './draft.svelte'

export interface Reachable {
  /** changes whenever the marks may change */
  readonly key: unknown
  reach(at: string): Reach
  option(name: string): Reach
  why(at: string): string | null
  touch(at: string): void
  takeOption(name: string): void
  point(at: string | null): void
  isPointed(at: string): boolean
  fresh(at: string): boolean
  /** is the log's line pointed at about this */
  lit?(at: string): boolean
  /** the marks have been set anew: these can be chosen */
  painted?(open: Element[]): void
}

type Mark = { word: string; reach: Reach }

const RANK = { refused: 0, chosen: 1, open: 2 }

const names = (element: Element): string[] => (element.getAttribute('data-at') ?? '').split(' ').filter(Boolean)

/** Which of an element's names the question means. */
export function mark(element: Element, who: Reachable): Mark | null {
  const option = element.getAttribute('data-option')
  if (option !== null) {
    const reach = who.option(option)
    return reach ? { word: option, reach } : null
  }
  let best: Mark | null = null
  for (const word of names(element)) {
    const reach = who.reach(word)
    if (reach && (!best || RANK[reach] > RANK[best.reach!])) best = { word, reach }
  }
  return best
}

export function reach(node: HTMLElement, first: Reachable): { update(next: Reachable): void; destroy(): void } {
  let who = first
  let queued = false

  const attribute = (element: Element, name: string, value: string | null): void => {
    if (value === null) {
      if (element.hasAttribute(name)) element.removeAttribute(name)
    } else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }

  const paint = (): void => {
    queued = false
    const open: Element[] = []
    // also what has lost its name since it was marked
    for (const element of node.querySelectorAll('[data-at],[data-option],[data-reach],[data-fresh],[data-lit]')) {
      const found = mark(element, who)
      if (found?.reach === 'open') open.push(element)
      attribute(element, 'data-reach', found?.reach ?? null)
      attribute(element, 'data-fresh', names(element).some((word) => who.fresh(word)) ? '' : null)
      attribute(element, 'data-lit', names(element).some((word) => who.lit?.(word)) ? '' : null)
      const own = element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement || element.hasAttribute('data-own')
      if (found && found.reach !== 'refused') {
        if (!own) {
          attribute(element, 'role', 'button')
          attribute(element, 'tabindex', '0')
        }
        attribute(element, 'aria-pressed', String(found.reach === 'chosen'))
        attribute(element, 'data-pointed', who.isPointed(found.word) ? '' : null)
      } else {
        if (!own && element.getAttribute('role') === 'button') {
          attribute(element, 'role', element.getAttribute('data-role'))
          attribute(element, 'tabindex', element.getAttribute('data-tabindex'))
        }
        attribute(element, 'aria-pressed', null)
        attribute(element, 'data-pointed', null)
      }
      attribute(element, 'aria-description', found?.reach === 'refused' ? who.why(found.word) : null)
    }
    who.painted?.(open)
  }

  const soon = (): void => {
    if (queued) return
    queued = true
    queueMicrotask(paint)
  }

  const target = (event: Event): Element | null => {
    const start = event.target as Element | null
    if (start?.closest('[data-no-reach]')) return null
    return start?.closest('[data-at],[data-option]') ?? null
  }

  const press = (event: Event): void => {
    const element = target(event)
    const found = element && mark(element, who)
    if (!element || !found) return
    event.preventDefault()
    event.stopPropagation()
    if (element.hasAttribute('data-option')) who.takeOption(found.word)
    else who.touch(found.word)
  }

  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    const element = target(event)
    if (element && !(element instanceof HTMLButtonElement) && element === event.target && mark(element, who)) press(event)
  }

  const over = (event: Event): void => {
    const element = target(event)
    const found = element && mark(element, who)
    who.point(found ? found.word : null)
  }
  const out = (): void => who.point(null)

  const observer = new MutationObserver(soon)
  observer.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at', 'data-option'] })
  node.addEventListener('click', press)
  node.addEventListener('keydown', key)
  node.addEventListener('pointerover', over)
  node.addEventListener('pointerleave', out)
  node.addEventListener('focusin', over)
  node.addEventListener('focusout', out)
  paint()

  return {
    update(next) {
      who = next
      soon()
    },
    destroy() {
      observer.disconnect()
      node.removeEventListener('click', press)
      node.removeEventListener('keydown', key)
      node.removeEventListener('pointerover', over)
      node.removeEventListener('pointerleave', out)
      node.removeEventListener('focusin', over)
      node.removeEventListener('focusout', out)
    },
  }
}
