import type { APIRequestContext, Page } from '@playwright/test'

/** What an app has to know of the sandbox that stands in for the lending service. */
export type LendingAppFacts = {
  /** The port of this machine that the app listens at. */
  port: number
  /** The address of the service, for `upstream.baseUrl`. */
  lendingApiUrl: string
  /** The key of the service, for `upstream.apiKey`. */
  lendingApiKey: string
  /** What the service's events are signed with, for `standardWebhookVerifier`. */
  webhookSecret: string
}

/** How the app under test is started. */
export type LendingAppOptions = {
  /** A line of shell that starts the app, with its relay, and goes on until it is ended: `npm start`. */
  command: string
  /** The folder that it runs in. @default the one that Playwright runs in */
  cwd?: string
  /**
   * The variables that your app reads, beside those of this process.
   * @default `PORT`, `LENDING_API_URL`, `LENDING_API_KEY` and `WEBHOOK_SECRET`
   */
  environment?: (facts: LendingAppFacts) => Record<string, string>
  /** How long it may take until the relay's `/health` answers, in milliseconds. @default 60000 */
  timeout?: number
}

/** The option `lendingOptions`: what is under test. Give either `app` or `sandboxUrl`. */
export type LendingOptions = {
  /** Starts a sandbox and your app at free ports, a pair for each worker; `baseURL` is the app. */
  app?: LendingAppOptions
  /** The address of a sandbox that runs already, such as `http://127.0.0.1:4311`. It is one for all workers: set `workers: 1`. */
  sandboxUrl?: string
  /** Where the app mounts the relay. @default '/lending' */
  relayPath?: string
  /** Where the relay takes the service's events. @default `/webhooks/service` below `relayPath` */
  webhookPath?: string
  /** Signs a person of your app in, for `lending.signIn()`. A form of your own works, and so does a request, whose cookies the page shares. */
  signIn?: (visit: { page: Page; request: APIRequestContext; person: string | undefined }) => Promise<void>
}
