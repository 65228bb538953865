import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startServer, type TestServer } from '../../../../scripts/servers/startServer.ts'
import { type RecordingServer, recordingServer } from '../../test/recordingServer.ts'
import { type RelayProcess, startRelayProcess } from '../../test/startRelayProcess.ts'
import { webhookSecret } from '../../test/testRelay.ts'
import { signTestWebhook } from '../inbox/signTestWebhook.ts'

/** A PostgreSQL of these tests’ own, since one of them stops it. */
let postgres: TestServer
let upstream: RecordingServer
let one: RelayProcess
let other: RelayProcess

const start = (): Promise<RelayProcess> =>
  startRelayProcess({
    DATABASE_URL: postgres.address,
    UPSTREAM_URL: upstream.url,
    WEBHOOK_SECRET: webhookSecret,
  })

beforeAll(async () => {
  postgres = await startServer('postgres', inject('postgresProgram') ?? '')
  upstream = await recordingServer()
  // Both at once, on an empty database: one makes the tables and the other waits.
  ;[one, other] = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  upstream?.close()
  await postgres?.stop()
})

const withdraw = (relay: RelayProcess, partner: string, key: string): ReturnType<RelayProcess['send']> =>
  relay.send('POST', `/v1/baas/customer-partner/${partner}/withdraw`, {
    as: partner,
    body: '{"account_type":"bank","name":"Ada Obi","amount":1500.5,"account_number":"0123456789","bank_code":"058"}',
    headers: { 'Idempotency-Key': key },
  })

async function report(relay: RelayProcess, partner: string, id: string): Promise<number> {
  const data = {
    customer_partner_id: partner,
    amount: 1500.5,
    account_number: '0123456789',
    bank_code: '058',
  }
  const body = JSON.stringify({ id, event: 'withdrawal.succeeded', data })
  const signed = await signTestWebhook({ secret: webhookSecret, id, body, now: Date.now() })
  return (await relay.send('POST', '/webhooks/service', { body, headers: signed })).status
}

const sent = (partner: string): number =>
  upstream.seen.filter((call) => call.includes(`/${partner}/withdraw`)).length

test('S56: fifty parallel sends of one key over two instances that have just started are one call to the service', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => withdraw(at % 2 ? one : other, 'cp_many', 'key-many-1')),
  )
  expect(sent('cp_many')).toBe(1)
  const told = answers.map(({ status, code }) => `${status} ${code ?? 'answered'}`)
  // Every caller gets the one answer, or that it is being sent: no other refusal, and never the answer of another withdrawal.
  expect(new Set([...told, '409 operation_in_flight'])).toEqual(
    new Set(['200 answered', '409 operation_in_flight']),
  )
  expect((await withdraw(other, 'cp_many', 'key-many-1')).status).toBe(200)
  expect(sent('cp_many')).toBe(1)
})

test('S76: a webhook that one instance receives reaches a stream on the other', async () => {
  const next = await other.stream('cp_stream')
  expect((await next())?.topic).toBe('reset')
  await withdraw(one, 'cp_stream', 'key-stream-1')
  expect(await report(one, 'cp_stream', 'evt_stream')).toBe(200)
  const operations = [await next(), await next(), await next()].map((changeEvent) => changeEvent?.operationId)
  expect(operations).toEqual(['key-stream-1', 'key-stream-1', 'key-stream-1'])
})

test('S58: after kill -9 in the middle of a write the other instance says unknown, and never sends', async () => {
  const doomed = await start()
  const { arrived } = upstream.hold()
  const broken = withdraw(doomed, 'cp_killed', 'key-killed-1').catch(() => null)
  await arrived
  await doomed.kill()
  expect(await broken).toBeNull()
  expect((await withdraw(other, 'cp_killed', 'key-killed-1')).code).toBe('operation_in_flight')
  // Longer than a write may take and its sender be given for recording it.
  await other.advance(80_000)
  expect((await withdraw(other, 'cp_killed', 'key-killed-1')).code).toBe('outcome_unknown')
  expect(sent('cp_killed')).toBe(1)
})

test('S69: while PostgreSQL is away nothing is sent and no webhook is acknowledged, reads go on, and all comes back', async () => {
  const next = await other.stream('cp_away')
  await next()
  await postgres.pause()
  for (const relay of [one, other]) {
    expect((await withdraw(relay, 'cp_away', 'key-away-1')).code).toBe('store_unavailable')
    expect(await report(relay, 'cp_away', 'evt_away')).toBe(503)
    expect((await relay.send('GET', '/health')).status).toBe(503)
    const read = await relay.send('GET', '/v1/customer-partner/cp_away/credit-limit/current', {
      as: 'cp_away',
    })
    expect(read.status).toBe(200)
  }
  expect(sent('cp_away')).toBe(0)
  await postgres.resume()
  expect((await withdraw(one, 'cp_away', 'key-away-1')).status).toBe(200)
  expect(await report(one, 'cp_away', 'evt_away')).toBe(200)
  expect(sent('cp_away')).toBe(1)
  // The stream was open all the time: the signal is heard again, or whatever was missed is read when it is.
  expect([(await next())?.operationId, (await next())?.operationId]).toEqual(['key-away-1', 'key-away-1'])
})
