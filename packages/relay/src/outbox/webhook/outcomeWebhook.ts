import { OptionError, readWebhookSecret, signWebhook } from '@onlend/core/internal'
import { Agent } from 'undici'
import type { OutcomeFacts, OutcomeReceipt, OutcomeWebhook } from '../OutcomeOptions.ts'
import { connectPublicly } from './connectPublicly.ts'
import { PrivateAddressError } from './PrivateAddressError.ts'

/** The address of a partner's backend, and the secrets that sign. */
export type OutcomeDestination = {
  /** An https address without credentials; http for a host that `allowPrivate` names. */
  url: string
  /** `whsec_` and base64 of 24 bytes or more. During a change list both: each message is signed with all. */
  secrets: readonly string[]
}

type OutcomeWebhookOptions = {
  /** The address, or a function that returns it for each event: `null` where the partner wants none. Asked for each try, so that a change needs no restart. */
  destination:
    | OutcomeDestination
    | ((facts: OutcomeFacts) => OutcomeDestination | null | Promise<OutcomeDestination | null>)
  /** Host names that may resolve to a private network, and may be called by http. @default [] */
  allowPrivate?: readonly string[]
}

/** Failed connections in a row after which an address rests, and milliseconds of the rest: other partners' events need not wait for its timeouts. */
const mostFailures = 5
const rest = 30_000

/** Bytes of the headers of an answer; the body is not read. */
const headerLimit = 16 * 1_024

/**
 * Delivers outcome events as webhooks signed by Standard Webhooks, for the option `outcomes`. Follows no redirect, stores no answer, and calls no address
 * that resolves to a private network, unless `allowPrivate` names its host. Any status from 200 to 299 acknowledges an event.
 *
 * @throws TypeError for an address or a secret that cannot be.
 * @example
 * const outcomes = { webhook: outcomeWebhook({ destination: { url: 'https://books.example/outcomes', secrets: [secret] } }) }
 */
export function outcomeWebhook({ destination, allowPrivate = [] }: OutcomeWebhookOptions): OutcomeWebhook {
  const allowed = new Set(allowPrivate.map((name) => name.toLowerCase()))
  if (typeof destination !== 'function') {
    if (readAddress(destination.url, allowed) === null)
      throw new OptionError(
        'outcomeWebhook needs an https address without credentials, or a host that allowPrivate names',
      )
    destination.secrets.forEach(readWebhookSecret)
    if (destination.secrets.length === 0) throw new OptionError('outcomeWebhook needs at least one secret')
  }
  const agent = new Agent({
    ...{ connect: connectPublicly(allowed), connections: 4, pipelining: 1, maxHeaderSize: headerLimit },
  })
  const addresses = createResting()

  return async ({ id, body, at, owner, tenant }, { signal }) => {
    const found = typeof destination === 'function' ? await destination({ owner, tenant }) : destination
    if (found === null) return { type: 'dropped' }
    const url = readAddress(found.url, allowed)
    if (url === null) return { type: 'failed', problem: 'refused_address' }
    const wait = addresses.restOf(url.origin, at)
    if (wait > 0) return { type: 'later', wait }
    const keys = found.secrets.map(readWebhookSecret)
    if (keys.length === 0) return { type: 'failed', problem: 'refused_address' }
    const headers = signWebhook({ id, at, body }, keys)
    const receipt = await post(agent, url, { headers, body, signal })
    addresses.note(url.origin, at, receipt)
    return receipt
  }
}

async function post(
  agent: Agent,
  url: URL,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<OutcomeReceipt> {
  try {
    const path = `${url.pathname}${url.search}`
    const options = {
      origin: url.origin,
      path,
      method: 'POST',
      headers,
      body,
      signal,
      bodyTimeout: 5_000,
    } as const
    const answer = await agent.request(options)
    // The status alone counts; a short rest is read so that the connection can be used again.
    void answer.body.dump({ limit: 4_096 }).catch(() => undefined)
    const { statusCode: status } = answer
    if (status >= 200 && status < 300) return { type: 'delivered' }
    return { type: 'failed', problem: status >= 300 && status < 400 ? 'redirect' : String(status) }
  } catch (error) {
    if (error instanceof PrivateAddressError) return { type: 'failed', problem: 'private_address' }
    return { type: 'failed', problem: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

/** The address as a URL; `null` for one that may not be called. */
function readAddress(text: string, allowed: ReadonlySet<string>): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (url.protocol === 'https:') return url
  return url.protocol === 'http:' && allowed.has(url.hostname) ? url : null
}

/** Remembers the addresses that did not answer several times in a row. */
function createResting(): {
  restOf(origin: string, now: number): number
  note(origin: string, now: number, receipt: OutcomeReceipt): void
} {
  const failing = new Map<string, { failures: number; until: number }>()
  return {
    restOf: (origin, now) => (failing.get(origin)?.until ?? 0) - now,
    note(origin, now, receipt) {
      const isSilent = receipt.type === 'failed' && /^(timeout|unreachable)$/.test(receipt.problem)
      if (!isSilent) return void failing.delete(origin)
      const failures = (failing.get(origin)?.failures ?? 0) + 1
      failing.set(origin, { failures, until: failures >= mostFailures ? now + rest : 0 })
    },
  }
}
