import type { Page, Request } from '@playwright/test'
import type { SandboxCall, SandboxStateView } from '@onlend/sandbox'
import { relayHeaders } from '@onlend/core/relay'
import type { LendingFixture } from './LendingFixture.ts'
import type { LendingOptions } from './LendingOptions.ts'

type LendingFixtureParameters = {
  page: Page
  options: LendingOptions
  sandboxUrl: string
}

/** Makes the fixture of one test: the sandbox by its control API, the line by Playwright's routes. */
export function createLendingFixture(parameters: LendingFixtureParameters): LendingFixture {
  const { page, options, sandboxUrl } = parameters
  const { relayPath = '/lending' } = options
  const isOfRelay = (url: URL) => url.pathname.startsWith(`${relayPath}/`)

  async function ask<Answer>(path: string, body?: Record<string, unknown>): Promise<Answer> {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${sandboxUrl}/control/${path}`, body === undefined ? {} : init)
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`)
    return answer.json() as Promise<Answer>
  }

  async function settle(outcome?: 'succeeded' | 'failed', reason?: string): Promise<void> {
    const { partners } = await ask<SandboxStateView>('state')
    const open = partners
      .flatMap(({ settlements }) => settlements)
      .filter(({ status }) => status === 'processing')
    if (open.length === 0)
      throw new Error('Nothing is under way at the service: wait until the page says that it was received.')
    for (const { id, plan } of open)
      await ask('settle', {
        id,
        ...(outcome === undefined ? { outcome: plan.outcome, reason: plan.message } : { outcome, reason }),
      })
    const ids = new Set(open.map(({ id }) => id))
    const { webhooks } = await ask<SandboxStateView>('state')
    const refused = webhooks
      .filter(({ settlementId, forged }) => ids.has(settlementId) && !forged)
      .find(({ attempts }) => attempts.at(-1)?.error)
    if (refused === undefined) return
    const { status, error } = refused.attempts.at(-1) ?? {}
    throw new Error(
      `The relay did not take the event ${refused.event} (${status ?? error}). Compare \`webhookPath\` with the mount of your relay, and WEBHOOK_SECRET with the verifier's.`,
    )
  }

  return {
    ...{ sandboxUrl, settle },
    reset: async (scenario) => void (await ask('reset', { scenario })),
    async signIn(person) {
      if (options.signIn === undefined)
        throw new Error(
          'Say how a person signs in: `lendingOptions: { signIn: async ({ page, request }) => … }`.',
        )
      await options.signIn({ page, request: page.request, person })
    },
    advance: async (ms) => void (await ask('advance', { ms })),
    addFault: async (endpoint, fault, { times = 1, ms } = {}) =>
      void (await ask('faults', { endpoint, fault, times, ms })),
    async breakLine(when, { times = 1 } = {}) {
      if (when === 'offline') return page.context().setOffline(true)
      let left = times
      await page.route(isOfRelay, async (route, sent) => {
        if (left === 0 || !startsOperation(sent)) return route.fallback()
        left -= 1
        if (when === 'after') await route.fetch()
        await route.abort('connectionreset')
      })
    },
    async mendLine() {
      await page.unroute(isOfRelay)
      await page.context().setOffline(false)
    },
    async calls(endpoint) {
      const { calls } = await ask<{ calls: SandboxCall[] }>('calls')
      return calls.filter((call) => endpoint === undefined || call.endpoint === endpoint)
    },
  }
}

/** Whether a request starts an operation: only those carry an idempotency key, so reads, drafts and files pass. */
function startsOperation(request: Request): boolean {
  return request.method() === 'POST' && relayHeaders.idempotencyKey.toLowerCase() in request.headers()
}
