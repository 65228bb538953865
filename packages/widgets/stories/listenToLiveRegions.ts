const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'

type AnnouncementLog = {
  /** Everything so far, in order. */
  all: () => readonly string[]
  /** How often something with these words was said. */
  times: (words: string) => number
  /** Throws unless it was said once, no more and no less. */
  once: (words: string) => void
}

/** Whether a text has these words in it. "11 found", which a slow hand hears on its way, does not say "1 found". */
function holds(text: string, words: string): boolean {
  const [before, ...rest] = text.split(words)
  return rest.length > 0 && !(/^\d/.test(words) && /\d[.,]?$/.test(before ?? ''))
}

/**
 * Listens to the live regions of a page as a screen reader would. A region that is there with its text from the start says nothing,
 * one that arrives with `role="alert"` does.
 */
export function listenToLiveRegions(page: Document): AnnouncementLog {
  const said: string[] = []
  const last = new Map<Element, string>()
  const readText = (region: Element) => (region.textContent ?? '').trim().replace(/\s+/g, ' ')
  for (const region of page.querySelectorAll(regions)) last.set(region, readText(region))
  const listener = new MutationObserver(() => {
    for (const region of page.querySelectorAll(regions)) {
      const text = readText(region)
      const isNew = !last.has(region)
      if (last.get(region) === text) continue
      last.set(region, text)
      // What comes with its text already in it is only read out where it interrupts.
      if (text !== '' && (!isNew || region.getAttribute('role') === 'alert')) said.push(text)
    }
  })
  listener.observe(page.body, { childList: true, subtree: true, characterData: true })
  const times = (words: string) => said.filter((text) => holds(text, words)).length
  return {
    all: () => said,
    times,
    once: (words) => {
      if (times(words) !== 1)
        throw new Error(
          `"${words}" was said ${times(words)} times. AnnouncementLog: ${said.join(' | ') || 'nothing'}`,
        )
    },
  }
}
