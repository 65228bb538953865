import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Operation } from '@onlend/core'
import type { OutcomeEvent } from '@onlend/core/relay'
import { readOutcome } from '@onlend/core/relay'
import { expect, onTestFinished } from 'vitest'
import { signTestWebhook } from '../src/inbox/signTestWebhook.ts'
import type { RecordingServer } from './recordingServer.ts'
import type { RelayProcess } from './startRelayProcess.ts'
import { webhookSecret } from './testRelay.ts'
import { toFraction } from './toFraction.ts'

/** One try, as it arrived. */
type Arrival = { event: OutcomeEvent; isTaken: boolean }

/** A backend of a partner that takes some events late, and some only at the second try. */
export type BadReceiver = { readonly url: string; readonly arrivals: Arrival[]; close(): void }

const secret = webhookSecret

/** Starts one. The first try of an event may end with an error, a redirect, no answer, or an answer that comes after the time of a try. */
export async function startBadReceiver(): Promise<BadReceiver> {
  const arrivals: Arrival[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = request.headers as Record<string, string>
    const given = new Request('http://books.test/', { method: 'POST', headers, body: Buffer.concat(chunks) })
    // The clocks of the relays run ahead.
    const event = await readOutcome(given, [secret], { tolerance: Number.POSITIVE_INFINITY })
    if (event === null) return void response.writeHead(401).end()
    const isFirst = !arrivals.some((arrival) => arrival.event.id === event.id)
    const way = isFirst ? Number.parseInt(event.id.slice(-2), 16) % 8 : 0
    arrivals.push({ event, isTaken: way === 0 || way > 4 })
    if (way === 1) response.writeHead(500).end()
    else if (way === 2) response.writeHead(307, { Location: '/' }).end()
    else if (way === 3) return
    // So late that a machine with much else to do has ended the try as well.
    else if (way === 4) setTimeout(() => response.writeHead(200).end(), 20 * tryTimeout)
    else response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    arrivals,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Milliseconds of one try in `relayProcess.ts`. */
const tryTimeout = 300
const operations = 10
/** Milliseconds after which the ledger gives up the sender of an operation. */
const leaseTime = 100_000

type KillOutcomesOptions = {
  seed: number
  upstream: RecordingServer
  receiver: BadReceiver
  start: () => Promise<RelayProcess>
  /** Relays that run besides the one that is killed. */
  others: number
}

/**
 * Sends withdrawals with their webhooks, kills the relay at a moment that follows from the seed, goes on with another one, and compares what the receiver
 * took with a witness, a trigger of this test that records each change of a state: for each operation every change, once by id, in order. The service
 * never answers the first withdrawal, so that the kill leaves one whose fate is unknown.
 */
export async function killOutcomes({
  seed,
  upstream,
  receiver,
  others,
  ...options
}: KillOutcomesOptions): Promise<void> {
  const started: Promise<RelayProcess>[] = []
  const start = (): Promise<RelayProcess> => {
    const relay = options.start()
    started.push(relay)
    return relay
  }
  onTestFinished(async () => {
    await Promise.allSettled(started.map(async (relay) => (await relay).kill()))
  })
  // Runs of one seed share a database.
  const as = `cp_${seed}_${others}`
  const doomed = await start()
  const beside = await Promise.all(Array.from({ length: others }, start))
  for (const relay of [doomed, ...beside]) await relay.sweep()
  await doomed.watch()
  const own = (): Arrival[] => receiver.arrivals.filter(({ event }) => event.customerPartnerId === as)
  const keys = Array.from({ length: operations }, (_none, at) => `key-${seed}-${others}-${at}`)
  let current = doomed
  // A call that the kill breaks off is repeated at the next relay, as a page and the service do.
  const call = async (...request: Parameters<RelayProcess['send']>) => {
    for (;;) {
      const relay = current
      const answer = await relay.send(...request).catch(() => null)
      if (answer && answer.status < 500) return answer
      await expect.poll(() => current !== relay, { timeout: 60_000, interval: 5 }).toBe(true)
    }
  }
  const drive = async (key: string, at: number): Promise<void> => {
    await call('POST', `/v1/baas/customer-partner/${as}/withdraw`, {
      as,
      body: JSON.stringify({
        ...{ account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' },
        amount: 100 + at,
      }),
      headers: { 'Idempotency-Key': key },
    })
    for (const outcome of at % 3 === 0 ? ['succeeded', 'reversed'] : ['succeeded']) {
      const id = `${outcome}-${key}`
      const body = JSON.stringify({
        id,
        event: `withdrawal.${outcome}`,
        data: { customer_partner_id: as, reference: key },
      })
      const headers = await signTestWebhook({ secret, id, body, now: Date.now() })
      await call('POST', '/webhooks/service', { as: '', body, headers })
    }
  }
  const held = upstream.hold()
  const first = drive(keys[0] ?? '', 0)
  await held.arrived
  const rest = Promise.all(keys.slice(1).map((key, at) => drive(key, at + 1)))
  let isDriven = false
  void rest.then(() => {
    isDriven = true
  })
  const moment = Math.floor(toFraction(seed) * operations * 3)
  await expect.poll(() => isDriven || own().length >= moment, { timeout: 60_000, interval: 1 }).toBe(true)
  await doomed.kill()
  const [next = await start()] = beside
  // The sweep takes an operation whose sender died for unknown; without the sweep, a webhook may settle it first.
  if (seed % 2 === 0) {
    await next.advance(leaseTime)
    await next.sweep()
  }
  current = next
  await Promise.all([first, rest])

  const compared = async (): Promise<unknown> => {
    // Leases of the dead relay, waits after failed tries and rests of the address end.
    await next.advance(3_600_000)
    await next.sweep()
    const changes = await next.changes()
    return keys.flatMap((key) => {
      const made = changes.flatMap(({ operation, state }) =>
        operation === key ? [`operation.${state}`] : [],
      )
      const heard = own().filter(({ event }) => event.operation?.id === key)
      const events = new Map(heard.map(({ event }) => [event.id, event.type]))
      const taken = new Set(heard.flatMap(({ event, isTaken }) => (isTaken ? [event.id] : [])))
      const isWhole = made.join() === [...events.values()].join() && taken.size === events.size
      return isWhole ? [] : [[key, made, [...events], [...taken]]]
    })
  }
  await expect.poll(compared, { timeout: 60_000, interval: 50 }).toEqual([])
  for (const key of keys) {
    expectOrder(own().filter(({ event }) => event.operation?.id === key))
    const { data } = await next.send('GET', `/operations/${key}`, { as })
    // The cast names the answer of the route.
    expect((data as Operation).state).toMatch(/^(?:succeeded|reversed)$/)
  }
  await next.kill()
}

/** Expects that no event of an operation was tried before the receiver had taken the events before it. */
function expectOrder(arrivals: readonly Arrival[]): void {
  const ids = [...new Set(arrivals.map(({ event }) => event.id))]
  const taken = new Set<string>()
  for (const { event, isTaken } of arrivals) {
    const earlier = ids.slice(0, ids.indexOf(event.id))
    expect(
      earlier.filter((id) => !taken.has(id)),
      `${event.type} overtook another event`,
    ).toEqual([])
    if (isTaken) taken.add(event.id)
  }
}
