/** Copying a text, and saying for a moment that it is copied. */
const MOMENT = 2000

export class Copying {
  done = $state('')

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.done = text
      setTimeout(() => (this.done = ''), MOMENT)
    } catch {
      // the text stands on the page to be copied by hand
    }
  }
}
