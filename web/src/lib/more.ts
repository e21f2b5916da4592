/** Is there more below what can be seen? Then the element says so, and is drawn so. */
import type { Action } from 'svelte/action'

const LEAST = 6

export const hidden = ({ scrollHeight, scrollTop, clientHeight }: Pick<Element, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean =>
  scrollHeight - scrollTop - clientHeight > LEAST

export const more: Action<HTMLElement> = (node) => {
  const look = (): void => void node.toggleAttribute('data-more', hidden(node))
  const resized = new ResizeObserver(look)
  const changed = new MutationObserver(look)
  resized.observe(node)
  changed.observe(node, { childList: true, subtree: true, characterData: true })
  node.addEventListener('scroll', look, { passive: true })
  look()
  return {
    destroy() {
      resized.disconnect()
      changed.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}
