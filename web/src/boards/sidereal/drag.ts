/** A cube that is dragged from where it lies to whoever is to get it. */
import type { Draft } from '../../lib/draft.svelte'
import { nowLine, setNow } from './deal'
import { hand } from './hand.svelte'
import type { Action } from 'svelte/action'

const MOST = 20
/** what is in the air; a drag never leaves the page */
let held: { giver: number; kind: string } | null = null

export interface From {
  giver: number
  kind: string
  /** can anything be offered, and is there one */
  may: boolean
}

/** One more of this kind from one to the other, at once; the offer is put together between these two. */
export function giveOne(draft: Draft, me: number, giver: number, taker: number, kind: string): void {
  if (giver === taker || draft.busy) return
  hand.turnTo(giver === me ? taker : giver, giver === me || taker === me ? null : taker)
  setNow(draft, 'give', giver, taker, kind, Math.min(MOST, Number(nowLine(draft, 'give', giver, taker, kind)?.term[4] ?? 0) + 1))
}

export const dragged: Action<HTMLElement, From> = (node, from) => {
  let now = from
  const show = (): void => {
    node.draggable = now.may
    node.classList.toggle('draggable', now.may)
  }
  const start = (event: DragEvent): void => {
    held = { giver: now.giver, kind: now.kind }
    event.dataTransfer?.setData('text/plain', now.kind)
  }
  const end = (): void => void (held = null)
  node.addEventListener('dragstart', start)
  node.addEventListener('dragend', end)
  show()
  return {
    update(next) {
      now = next
      show()
    },
    destroy() {
      node.removeEventListener('dragstart', start)
      node.removeEventListener('dragend', end)
    },
  }
}

export interface To {
  /** who gets what is dropped here; null: nothing can be dropped */
  taker: number | null
  ondrop: (giver: number, kind: string) => void
}

export const dropped: Action<HTMLElement, To> = (node, to) => {
  let now = to
  const fits = (): boolean => held !== null && now.taker !== null && held.giver !== now.taker
  const over = (event: DragEvent): void => {
    if (!fits()) return
    event.preventDefault()
    node.classList.add('over')
  }
  const leave = (event: DragEvent): void => {
    if (!(event.relatedTarget instanceof Node && node.contains(event.relatedTarget))) node.classList.remove('over')
  }
  const drop = (event: DragEvent): void => {
    node.classList.remove('over')
    if (!fits() || !held) return
    event.preventDefault()
    now.ondrop(held.giver, held.kind)
  }
  node.addEventListener('dragover', over)
  node.addEventListener('dragleave', leave)
  node.addEventListener('drop', drop)
  return {
    update(next) {
      now = next
    },
    destroy() {
      node.removeEventListener('dragover', over)
      node.removeEventListener('dragleave', leave)
      node.removeEventListener('drop', drop)
    },
  }
}
