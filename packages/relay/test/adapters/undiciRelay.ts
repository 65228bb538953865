import { createServer, type RequestListener } from 'node:http'
import type { RelayOptions } from '../../src/RelayOptions.ts'
import type { UpstreamTimeouts } from '../../src/upstream/readTimeouts.ts'
import { canaries, type TestRelay, testRelay } from '../testRelay.ts'
import type { UndiciTransportOptions } from '../../src/upstream/undici/createConnector.ts'
import { undiciTransport } from '../../src/upstream/undici/undiciTransport.ts'
import { listenUntilEnd } from './listenUntilEnd.ts'

/** How a test's relay reaches its service. */
export type UndiciRelayOptions = Pick<RelayOptions, 'clock'> & {
  timeouts?: Partial<UpstreamTimeouts>
  transport?: UndiciTransportOptions
}

/** A relay that calls a service over the wire: one at an address, or one that answers as it is told. */
export async function undiciRelay(
  service: string | RequestListener,
  { timeouts = {}, transport = {}, ...options }: UndiciRelayOptions = {},
): Promise<TestRelay> {
  // By itself a server says that it keeps a connection for five seconds, which a slow machine may take between two calls.
  const open = (answer: RequestListener) => listenUntilEnd(createServer({ keepAliveTimeout: 60_000 }, answer))
  const baseUrl = typeof service === 'string' ? service : `http://127.0.0.1:${await open(service)}`
  return testRelay({
    ...options,
    upstream: { baseUrl, apiKey: canaries.key, timeouts, transport: undiciTransport(transport) },
  })
}
