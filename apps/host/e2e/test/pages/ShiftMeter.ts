import type { Page } from '@playwright/test'

/** What a page's shifts add up to, and the parts that moved. */
type Shifts = { score: number; causes: string[] }

/** Adds up what moves on a page without being asked to, as the browser itself sees it. */
export class ShiftMeter {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Measures every page that is opened from now on. */
  async start(): Promise<void> {
    await this.#page.addInitScript(() => {
      type Shift = PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const toName = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement
        return element ? `${element.localName}.${element.className}` : 'gone'
      }
      const place = ({ x, y, height }: DOMRect) => [x, y, height].map(Math.round).join()
      const meter: Shifts = { score: 0, causes: [] }
      Object.assign(globalThis, { shiftMeter: meter })
      const observer = new PerformanceObserver((list) => {
        // The cast names what the type of entries that is observed has.
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          if (hadRecentInput) continue
          meter.score += value
          const moved = sources.map(
            ({ node, previousRect, currentRect }) =>
              `${toName(node)} (${place(previousRect)}) to (${place(currentRect)})`,
          )
          meter.causes.push(`${value.toFixed(3)} ${moved.join(', ')}`)
        }
      })
      observer.observe({ type: 'layout-shift', buffered: true })
    })
  }

  /** What has moved since the page was opened, or since the last time. */
  async take(): Promise<Shifts> {
    return this.#page.evaluate(() => {
      // Made by the script above.
      const { shiftMeter } = globalThis as unknown as { shiftMeter: Shifts }
      const taken = { score: shiftMeter.score, causes: shiftMeter.causes }
      Object.assign(shiftMeter, { score: 0, causes: [] })
      return taken
    })
  }
}
