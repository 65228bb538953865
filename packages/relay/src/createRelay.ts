import { OptionError } from '@onlend/core/internal'
import { isKey } from './upstream/index.ts'
import { createStore } from './createStore.ts'
import { joinRelay } from './joinRelay.ts'
import type { Relay } from './Relay.ts'
import type { RelayOptions } from './RelayOptions.ts'

/**
 * Makes the relay: the only code that meets the secret key. Mount `fetch` in any server that speaks `Request` and `Response`.
 *
 * @throws TypeError when an option is missing or would not be safe.
 * @example
 * const relay = createRelay({
 *   upstream: { baseUrl: LENDING_API_URL, apiKey: LENDING_API_KEY },
 *   environment: 'sandbox',
 *   mountPath: '/lending',
 *   authenticate: (request) => readPrincipal(request),
 *   database: await openPgliteDatabase({ dataDir: './data' }),
 * })
 */
export function createRelay(options: RelayOptions): Relay {
  checkOptions(options)
  const { database, ...given } = options
  return joinRelay({ ...given, store: createStore(database) })
}

/** Characters. The relay cuts the key out of every answer, and a shorter word stands in too many of them. */
const shortestKey = 8

/**
 * Refuses options that are missing or cannot be: plain JavaScript and empty environment variables let them through, and they would
 * show at the first request, or at the first payment.
 *
 * @throws TypeError that says what to give, and quotes nothing of it.
 */
function checkOptions(options: RelayOptions): void {
  // The cast: the checks below find out whether each option is there.
  const {
    upstream,
    environment,
    mountPath = '',
    authenticate,
    database,
    ledgerSecret,
    drawdownCost,
    tenants,
  } = (options ?? {}) as Partial<RelayOptions>
  if (typeof authenticate !== 'function')
    throw new OptionError('createRelay needs authenticate: without it every request is unauthenticated')
  if (!upstream?.baseUrl)
    throw new OptionError(
      'createRelay needs upstream.baseUrl, the address of the service: is its variable set?',
    )
  checkKey(upstream.apiKey)
  // The environment is part of every key in the store: under another name the relay would find no earlier write.
  if (environment !== 'sandbox' && environment !== 'production')
    throw new OptionError("createRelay needs environment: 'sandbox' or 'production'")
  if (typeof database?.transaction !== 'function')
    throw new OptionError('createRelay needs database, from openPgliteDatabase or openPostgresDatabase')
  if (environment === 'production' && !ledgerSecret)
    throw new OptionError(
      'createRelay needs ledgerSecret in production, which seals what the ledger keeps of people: is its variable set?',
    )
  if (environment === 'production' && !['estimate', 'range', 'elsewhere'].includes(drawdownCost ?? ''))
    throw new OptionError(
      "createRelay needs drawdownCost in production, so that nobody asks for money without its price: 'estimate' (your forms show estimateCost), 'range' (your brands have drawdownCost) or 'elsewhere' (the lender tells the cost)",
    )
  if (drawdownCost === 'range' && !tenants)
    throw new OptionError("drawdownCost: 'range' needs tenants, whose drawdownCost holds the range")
  if (mountPath !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(mountPath)) {
    throw new OptionError('mountPath is a path such as /lending, without a slash at its end')
  }
}

function checkKey(apiKey: unknown): void {
  if (typeof apiKey === 'function') return
  if (typeof apiKey !== 'string' || apiKey === '')
    throw new OptionError(
      'createRelay needs upstream.apiKey, a secret key or a function: is its variable set?',
    )
  if (!isKey(apiKey))
    throw new OptionError(
      'upstream.apiKey holds white space or characters that no header takes, such as the end of a line',
    )
  if (apiKey.length < shortestKey)
    throw new OptionError(`upstream.apiKey has fewer than ${shortestKey} characters, which no secret key has`)
}
