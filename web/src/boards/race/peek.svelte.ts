/** Which card is looked at closely, and beside what. */
class Peek {
  word = $state<string | null>(null)
  rect = $state.raw<DOMRect | null>(null)
  /** opened by a press: stays until it is closed */
  pinned = $state(false)
  /** a card is being pressed: its click says what becomes of the one that is pinned */
  touched = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** what is pointed at: its card comes, is there, or was closed */
  private due: Element | null = null

  soon(word: string, element: Element, wait = 220): void {
    if (this.pinned || this.due === element) return
    clearTimeout(this.timer)
    this.due = element
    this.timer = setTimeout(() => {
      if (!element.isConnected) return
      this.word = word
      this.rect = element.getBoundingClientRect()
    }, this.word === null ? wait : 60)
  }

  pin(word: string, element: Element): void {
    clearTimeout(this.timer)
    if (this.pinned && this.word === word) return this.close()
    this.word = word
    this.rect = element.getBoundingClientRect()
    this.pinned = true
  }

  /** The pointer has left it, or it is gone. */
  leave(element: Element | undefined): void {
    if (element !== undefined && this.due !== element) return
    this.due = null
    clearTimeout(this.timer)
    if (!this.pinned) this.timer = setTimeout(() => (this.word = null), 60)
  }

  close(): void {
    clearTimeout(this.timer)
    this.word = null
    this.pinned = false
  }
}

export const peek = new Peek()
