import { checkOptions } from './checkOptions.ts'
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
