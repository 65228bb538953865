import type { APIRequestContext, Page } from '@playwright/test'

/** The facts that an app needs about the sandbox that replaces the lending service. */
export type LendingAppFacts = {
  /** The port of this machine for the app. */
  port: number
  /** The address of the service, for `upstream.baseUrl`. */
  lendingApiUrl: string
  /** The key of the service, for `upstream.apiKey`. */
  lendingApiKey: string
  /** The secret that signs the service's events, for `standardWebhookVerifier`. */
  webhookSecret: string
}

/** The start of the app under test. */
export type LendingAppOptions = {
  /** A shell command that starts the app with its relay and runs until it is ended: `npm start`. */
  command: string
  /** The folder of the command. @default the one that Playwright runs in */
  cwd?: string
  /**
   * The variables that your app reads, beside those of this process.
   * @default `PORT`, `LENDING_API_URL`, `LENDING_API_KEY` and `WEBHOOK_SECRET`
   */
  environment?: (facts: LendingAppFacts) => Record<string, string>
  /** The time limit for the first answer of the relay's `/health`, in milliseconds. @default 60000 */
  timeout?: number
}

/** The option `lendingOptions`: the app or sandbox under test. Pass either `app` or `sandboxUrl`. */
export type LendingOptions = {
  /** Starts a sandbox and your app at free ports, a pair for each worker; `baseURL` is the app. */
  app?: LendingAppOptions
  /** The address of a sandbox that runs already, such as `http://127.0.0.1:4311`. All workers share it: set `workers: 1`. */
  sandboxUrl?: string
  /** The path at which the app mounts the relay. @default '/lending' */
  relayPath?: string
  /** The path at which the relay takes the service's events. @default `/webhooks/service` below `relayPath` */
  webhookPath?: string
  /** Signs a person of your app in, for `lending.signIn()`: with your app's form, or with a request, whose cookies the page shares. */
  signIn?: (visit: { page: Page; request: APIRequestContext; person: string | undefined }) => Promise<void>
}
