import { type Endpoint, endpoints } from '@onlend/core/internal'
import { relayEndpoints } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, expect, test } from 'vitest'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'
import { createMswHandlers } from './index.ts'

const baseUrl = 'https://app.test/lending'
const all = { ...endpoints, ...relayEndpoints }

/** An address of the endpoint, with every parameter but the optional ones. */
const toUrl = ({ path }: Endpoint) =>
  `${baseUrl}${path
    .replace(/\/\{\w+\?\}/g, '')
    .replace(/[?&]\w+=\{\w+\?\}/g, '')
    .replace(/\{country\}/g, 'nigeria')
    .replace(/\{\w+\}/g, 'cp_adaeze')}`

const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
const missed = http.all('*', () => HttpResponse.text('missed'))
const server = setupServer(...createMswHandlers(relay.sandbox, { baseUrl, relay }), missed)
server.listen()
afterAll(() => {
  server.close()
  relay.close()
})

test.each(Object.entries<Endpoint>(all))(
  'Mock Service Worker sends %s to the relay',
  async (_name, endpoint) => {
    const { method } = endpoint
    const isRead = method === 'GET' || method === 'HEAD'
    const leaving = new AbortController()
    const answered = await fetch(toUrl(endpoint), {
      method,
      ...(!isRead && { body: '{}', headers: { 'Content-Type': 'application/json', 'X-Relay': '1' } }),
      signal: leaving.signal,
    })
    expect(answered.headers.get('Onlend-Relay')).toBe('1')
    // A route that the double does not know is refused as one that no relay has.
    expect(answered.headers.get('Onlend-Error')).not.toBe('method_not_allowed')
    leaving.abort()
  },
)

test('no path is given to Mock Service Worker twice', () => {
  const sandbox = createSandbox({ clock: manualClock() })
  const paths = createMswHandlers(sandbox, { baseUrl }).map(({ info }) => String(info.path))
  expect(paths).toHaveLength(new Set(paths).size)
})
