import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A message of the page, as a phone reads it: text, unchecked. */
type Message = { type: string; id?: string; [field: string]: unknown }

/**
 * A phone app around the pages of a context, with the ways of a web view: no way to share, no new windows, no downloads, and a process that can be
 * killed. What a page tries all the same stands in `tried`.
 */
export class PhoneApp {
  readonly #context: BrowserContext
  readonly #fetchToken: () => Promise<unknown>
  #count = 0
  readonly received: Message[] = []
  readonly tried: string[] = []

  constructor(context: BrowserContext, fetchToken: () => Promise<unknown> = async () => null) {
    this.#context = context
    this.#fetchToken = fetchToken
  }

  async start(): Promise<void> {
    await this.#context.exposeBinding('phonePost', ({ page }, text: string) => this.#take(page, text))
    await this.#context.exposeBinding('phoneTried', (_source, what: string) => this.tried.push(what))
    await this.#context.addInitScript(() => {
      const phone = window as unknown as Record<'phonePost' | 'phoneTried', (text: string) => void>
      Object.assign(window, { ReactNativeWebView: { postMessage: (text: string) => phone.phonePost(text) } })
      Reflect.deleteProperty(Navigator.prototype, 'share')
      window.open = () => {
        phone.phoneTried('open')
        return null
      }
      window.print = () => phone.phoneTried('print')
    })
  }

  /** Watches a page for what a web view has not. */
  watch(page: Page): void {
    page.on('popup', () => this.tried.push('popup'))
    page.on('download', () => this.tried.push('download'))
    page.on('dialog', (dialog) => dialog.dismiss())
  }

  /** Presses the phone's back button, and returns the page's answer. */
  async back(page: Page): Promise<string> {
    const id = `back ${++this.#count}`
    await this.#post(page, { type: 'back', id })
    const answer = () => this.received.find((message) => message.type === 'back' && message.id === id)
    await expect.poll(() => answer()?.result, { timeout: 5_000 }).toBeDefined()
    return String(answer()?.result)
  }

  /** The messages of a type so far. */
  of(type: string): Message[] {
    return this.received.filter((message) => message.type === type)
  }

  /** Ends the page's process as a phone does that needs the memory, and opens its address in a new one. */
  async killAndReopen(page: Page): Promise<Page> {
    const url = page.url()
    const crashed = page.waitForEvent('crash')
    const session = await this.#context.newCDPSession(page)
    // The command never answers: the page is gone.
    session.send('Page.crash').catch(() => undefined)
    await crashed
    const next = await this.#context.newPage()
    this.watch(next)
    await next.goto(url)
    await page.close()
    return next
  }

  /** Puts the app in the background, where the page is hidden, or back in front. */
  async show(page: Page, isShown: boolean): Promise<void> {
    await page.evaluate(
      (state) => {
        for (const [name, value] of Object.entries({ visibilityState: state, hidden: state === 'hidden' }))
          Object.defineProperty(document, name, { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      isShown ? 'visible' : 'hidden',
    )
  }

  /** Puts the page on a slow link, by bits per second. */
  async slowDown(page: Page, bitsPerSecond: number): Promise<void> {
    const session = await this.#context.newCDPSession(page)
    const throughput = bitsPerSecond / 8
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400 },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    })
  }

  async #take(page: Page, text: string): Promise<void> {
    const message: Message = JSON.parse(text)
    this.received.push(message)
    if (message.type === 'token')
      await this.#post(page, { type: 'token', id: message.id, issued: await this.#fetchToken() })
  }

  #post(page: Page, message: object): Promise<void> {
    const text = JSON.stringify({ onlend: 1, ...message })
    return page.evaluate((data) => window.postMessage(data, location.origin), text)
  }
}
