import { createServer, type RequestListener } from 'node:http'
import type { UpstreamTimeouts } from '../../RelayOptions.ts'
import { canaries, type TestRelay, testRelay } from '../../test-support/testRelay.ts'
import type { UndiciTransportOptions } from '../UndiciTransportOptions.ts'
import { undiciTransport } from '../undiciTransport.ts'
import { listenUntilEnd } from './listenUntilEnd.ts'

/** How a test's relay reaches its service. */
export type UndiciRelayOptions = { timeouts?: Partial<UpstreamTimeouts>; transport?: UndiciTransportOptions }

/** A relay that calls a service over the wire: one at an address, or one that answers as it is told. */
export async function undiciRelay(
  service: string | RequestListener,
  { timeouts = {}, transport = {} }: UndiciRelayOptions = {},
): Promise<TestRelay> {
  const baseUrl =
    typeof service === 'string' ? service : `http://127.0.0.1:${await listenUntilEnd(createServer(service))}`
  return testRelay({
    upstream: { baseUrl, apiKey: canaries.key, timeouts, transport: undiciTransport(transport) },
  })
}
