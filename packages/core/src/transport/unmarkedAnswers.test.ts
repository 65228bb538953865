import { expect, test, vi } from 'vitest'
import { type EndpointName, endpoints } from '../endpoints/endpoints.ts'
import { NoRelayError } from '../errors/NoRelayError.ts'
import { type RelayEndpointName, relayEndpoints } from '../relay/relayEndpoints.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { relaySamples } from '../../test/relaySamples.ts'
import { settle } from '../../test/settle.ts'
import { subscribe } from '../../test/subscribe.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { callEndpoint } from './callEndpoint.ts'
import type { LendingClient } from './LendingClient.ts'

// The cast names what the registry's own keys are.
const names = Object.keys(endpoints) as EndpointName[]
const statuses = [200, 401, 404, 502]
const html = { 'Content-Type': 'text/html' }
const json = { 'Content-Type': 'application/json' }

/** What a gateway, a wrong address or a captive portal may answer; `right` looks just as the service's own. */
const bodies = {
  right: (name: EndpointName | null) =>
    name === null ? '{"status":"success","data":[]}' : JSON.stringify(wireSamples[name].response),
  error: () => '{"status":"error","message":"no Route matched with those values"}',
  none: () => '{"status":"success","message":"","data":null}',
  empty: () => '',
  page: () => '<!doctype html><title>Not here</title>',
}
const kinds = Object.keys(bodies) as (keyof typeof bodies)[] // The table's own keys.
const unmarked = (name: EndpointName | null, kind: keyof typeof bodies, status: number) =>
  new Response(bodies[kind](name), { status, headers: kind === 'page' ? html : json })

const ids = {
  customerPartnerId: 'cup_7Lq2Vt9m',
  operationId: 'op_1',
  batchId: 'batch_1',
  after: -1,
  kind: 'withdraw',
  set: 'current',
  eventId: 'evt_1',
  place: '1',
  name: 'service',
}
// The cast names what the samples' own keys are.
const relayCalls = (Object.keys(relaySamples) as (keyof typeof relaySamples & RelayEndpointName)[]).map(
  (name) => ({
    name,
    isWrite: relayEndpoints[name].method !== 'GET',
    own: null,
    call: (client: LendingClient): Promise<unknown> =>
      // The cast is safe: every placeholder of the relay's own routes has an id, and every write the body of its sample.
      callEndpoint(client, relayEndpoints[name], { ...ids, body: relaySamples[name].request } as never),
  }),
)
const every = [
  ...names.map((name) => ({ name, call: calls[name], isWrite: endpoints[name].method !== 'GET', own: name })),
  ...relayCalls,
]

test.each(every)(
  'an answer to $name that the relay did not make counts for nothing, with any status and body',
  async ({ call, isWrite, own }) => {
    for (const status of statuses) {
      for (const kind of kinds) {
        const options = { retries: { attempts: 0 }, areMarked: false }
        const { client, requests } = createFakeService([unmarked(own, kind, status)], options)
        const failure = await getFailure(call(client))
        const told = isWrite ? failure.cause : failure
        expect([status, kind, told]).toEqual([status, kind, expect.any(NoRelayError)])
        expect([status, kind, failure.category]).toEqual([
          status,
          kind,
          isWrite ? 'unknown_outcome' : status === 502 ? 'server' : 'no_relay',
        ])
        expect(failure).toMatchObject({ status, code: null, serviceMessage: null })
        expect(requests).toHaveLength(1)
      }
    }
  },
)

test('a code of the relay without its mark is nothing of the relay’s: no token is renewed and nothing counts as unsent', async () => {
  const asked: (string | undefined)[] = []
  const getToken = (refused?: string) => {
    asked.push(refused)
    return 'token'
  }
  for (const code of ['unauthenticated', 'not_found', 'store_unavailable', 'possible_duplicate']) {
    const refusal = new Response('{}', { status: 401, headers: { ...json, 'Onlend-Error': code } })
    const { client, requests } = createFakeService([refusal], { areMarked: false, getToken })
    expect(await getFailure(calls.withdraw(client))).toMatchObject({
      category: 'unknown_outcome',
      code: null,
    })
    expect(requests).toHaveLength(1)
  }
  expect(asked).toEqual([undefined, undefined, undefined, undefined])
})

test('a read is tried again where a gateway has trouble, and not where the address is wrong', async () => {
  const gateway = createFakeService([new Response('<html>', { status: 502 })], { areMarked: false })
  expect(await getFailure(calls.getCreditLimit(gateway.client))).toMatchObject({ retryable: true })
  expect(gateway.requests).toHaveLength(3)
  const wrong = createFakeService([new Response('<html>', { status: 404 })], { areMarked: false })
  expect(await getFailure(calls.getCreditLimit(wrong.client))).toMatchObject({ retryable: false })
  expect(wrong.requests).toHaveLength(1)
})

test('a 401 of something else does not end a subscription as signed out, nor a 403 as refused', async () => {
  for (const status of [401, 403]) {
    const headers = { 'Onlend-Error': status === 401 ? 'unauthenticated' : 'forbidden' }
    const { channels, goOn, end } = subscribe(() => new Response('{}', { status, headers }), {
      areMarked: false,
    })
    await goOn()
    await goOn()
    await goOn()
    await goOn()
    expect(channels).toEqual(['connecting'])
    end()
  }
})

test('a stream without the mark is not followed', async () => {
  const { changeEvents, end, requests } = subscribe(
    () =>
      new Response(': open\n\nid: 1\ndata: {"topic":"operation","operationId":"op_1"}\n\n', {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
    { areMarked: false },
  )
  await settle()
  expect(requests).not.toHaveLength(0)
  expect(changeEvents).toEqual([])
  end()
})

test('in development the console says once for each address that no relay answers there', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client } = createFakeService([new Response('<html>', { status: 404 })], { areMarked: false })
  await getFailure(calls.getCreditLimit(client))
  await getFailure(calls.getCreditLimit(client))
  await getFailure(calls.withdraw(client))
  expect(said.mock.calls).toEqual([[expect.stringContaining('/lending')]])
  vi.stubEnv('NODE_ENV', 'production')
  const live = createFakeService([new Response('<html>', { status: 404 })], { areMarked: false })
  await getFailure(calls.getCreditLimit(live.client))
  expect(said).toHaveBeenCalledTimes(1)
  vi.unstubAllEnvs()
  said.mockRestore()
})

test('a server that calls the service itself says so, and needs no mark', async () => {
  const { client } = createFakeService([new Response('', { status: 404 })], {
    areMarked: false,
    target: 'service',
  })
  await expect(calls.getActiveDrawdown(client)).resolves.toBeNull()
})
