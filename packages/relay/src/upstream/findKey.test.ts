import { expect, test } from 'vitest'
import type { RelayOptions } from '../RelayOptions.ts'
import { deferred } from '../../test/deferred.ts'
import { heldClock } from '../../test/heldClock.ts'
import { canaries, type TestRelay, testRelay } from '../../test/testRelay.ts'

const limit = '/v1/customer-partner/cp_a/credit-limit/current'

type FindKey = Exclude<RelayOptions['upstream']['apiKey'], string>

/** A relay that finds its key like this, and what reached the service. */
async function relayWith(
  apiKey: FindKey,
  options: Partial<RelayOptions> = {},
): Promise<{ relay: TestRelay; sent: (string | null)[] }> {
  const sent: (string | null)[] = []
  const relay = await testRelay({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey,
      fetch: async ({ headers }) => {
        sent.push(headers.get('Authorization'))
        return Response.json({ status: 'success', message: 'ok', data: [] })
      },
    },
    ...options,
  })
  return { relay, sent }
}

test('the API key is looked up for each call, by its endpoint and the person', async () => {
  const asked: unknown[] = []
  const { relay, sent } = await relayWith(({ endpoint, principal }) => {
    asked.push([endpoint, principal?.userId])
    return canaries.key
  })
  expect((await relay.send('GET', limit)).status).toBe(200)
  expect((await relay.withdraw('key-by-call')).status).toBe(200)
  expect(asked).toEqual([
    ['getCreditLimit', 'uA'],
    ['withdraw', 'uA'],
  ])
  expect(sent).toEqual([`Bearer ${canaries.key}`, `Bearer ${canaries.key}`])
})

// The casts hand in what a host without types would.
const useless: [string, FindKey][] = [
  ['throws', () => Promise.reject(new Error(canaries.key))],
  ['finds nothing', () => undefined as unknown as string],
  ['finds an empty text', () => ''],
  ['finds a number', () => 1 as unknown as string],
  ['finds a line', () => `${canaries.key}\n`],
]

test.each(useless)(
  'S13: where the function that finds the key %s, nothing is sent',
  async (_what, apiKey) => {
    const { relay, sent } = await relayWith(apiKey)
    expect((await relay.send('GET', limit)).code).toBe('upstream_unreachable')
    expect((await relay.withdraw('key-not-found')).code).toBe('upstream_unreachable')
    expect((await relay.send('GET', '/operations/key-not-found')).data).toMatchObject({ state: 'rejected' })
    expect(sent).toEqual([])
    expect(relay.logs.some((line) => line.includes('key.not_found'))).toBe(true)
  },
)

test('S52: a function that hangs over the key is given up after two seconds', async () => {
  const clock = heldClock()
  const asked = deferred()
  const { relay, sent } = await relayWith(
    () => {
      asked.resolve()
      return new Promise(() => undefined)
    },
    { clock },
  )
  const answer = relay.withdraw('key-that-hangs')
  await asked.promise
  clock.advance(2_000)
  expect((await answer).code).toBe('upstream_unreachable')
  expect(sent).toEqual([])
})
