/**
 * An element that stands for an option now, or for none: `use:option={name}`. What lib/reach.ts painted on it goes with
 * the option, so that nothing glows that cannot be chosen any more.
 */
const PAINTED = ['data-reach', 'data-pointed', 'aria-pressed', 'aria-description']

export function option(node: Element, first: string | null): { update(next: string | null): void } {
  const set = (name: string | null): void => {
    if (name !== null) {
      if (node.getAttribute('data-option') !== name) node.setAttribute('data-option', name)
      return
    }
    if (!node.hasAttribute('data-option')) return
    node.removeAttribute('data-option')
    for (const mark of PAINTED) node.removeAttribute(mark)
    if (node instanceof HTMLButtonElement || node.hasAttribute('data-own')) return
    const role = node.getAttribute('data-role')
    if (role) node.setAttribute('role', role)
    else node.removeAttribute('role')
    node.removeAttribute('tabindex')
  }
  set(first)
  return { update: set }
}
