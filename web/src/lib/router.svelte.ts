/** Where we are: / is the lobby, /t/<table> a table, /mine my tables on other devices, /rules/<game> the rules, /first/<game> how a first round goes, /guide what a table can do, /report/<report> a report. */
export type Place =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'mine' }
  | { page: 'table'; table: string; at: number | null }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'first'; game: string }
  | { page: 'guide' }
  | { page: 'report'; report: string }
  | { page: 'nowhere' }

export function read(path: string, query: string, hash: string): Place {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts[0] === 'new') return { page: 'new' }
  if (parts[0] === 'mine') return { page: 'mine' }
  if (parts[0] === 't' && parts[1]) {
    const at = new URLSearchParams(query).get('at')
    return { page: 'table', table: parts[1], at: at !== null && /^\d+$/.test(at) ? Number(at) : null }
  }
  if (parts[0] === 'rules' && parts[1]) return { page: 'rules', game: parts[1], clause: decodeURIComponent(hash.replace(/^#/, '')) }
  if (parts[0] === 'first' && parts[1]) return { page: 'first', game: parts[1] }
  if (parts[0] === 'guide') return { page: 'guide' }
  if (parts[0] === 'report' && parts[1]) return { page: 'report', report: parts[1] }
  return { page: 'nowhere' }
}

class Router {
  place = $state<Place>({ page: 'lobby' })

  begin(): void {
    this.look()
    addEventListener('popstate', () => this.look())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute('download')) return
      if (link.origin !== location.origin || link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  replace(path: string): void {
    history.replaceState(null, '', path)
    this.look()
  }

  private look(): void {
    this.place = read(location.pathname, location.search, location.hash)
  }
}

export const router = new Router()
