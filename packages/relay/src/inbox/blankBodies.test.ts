import { expect, test } from 'vitest'
import { sha256 } from '../lib/sha256.ts'
import { asOperator, authenticate, listInbox } from '../../test/operator.ts'
import { openSharedDatabase } from '../../test/openSharedDatabase.ts'
import { readBodies } from '../../test/readBodies.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay, webhookSecret } from '../../test/testRelay.ts'
import { defaultWebhookParser } from './defaultWebhookParser.ts'
import { redactBody } from './redactBody.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import type { WebhookParser } from './WebhookEvent.ts'

const verify = standardWebhookVerifier({ secrets: [webhookSecret] })

test('S80: a body in which something is open, or nothing final was read, is blanked after a week, and still waits for an operator', async () => {
  let isBroken = false
  const parse: WebhookParser = (body) => {
    if (isBroken) throw new Error('a new shape')
    return defaultWebhookParser(body)
  }
  const relay = await testRelay({ authenticate, webhooks: { service: { verify, parse } } })
  await sendWebhook(relay, { id: 'evt_open' })
  await sendWebhook(relay, { id: 'evt_unread', event: 'something.new' })
  await sendWebhook(relay, { id: 'evt_unread', event: 'something.newer' })
  isBroken = true
  await sendWebhook(relay, { id: 'evt_unparsed' })
  const waiting = async () =>
    [await listInbox(relay), await listInbox(relay, '?why=unread')].flat().map(({ why }) => why)
  const before = await waiting()
  relay.time.now += 604_799_999
  await relay.relay.sweep()
  expect(JSON.stringify(await readBodies())).toContain('0123456789')
  relay.time.now += 1
  await relay.relay.sweep()
  expect(await readBodies()).toHaveLength(4)
  expect(JSON.stringify(await readBodies())).not.toContain('0123456789')
  expect(await waiting()).toEqual(before)
  expect(before.toSorted()).toEqual(['altered', 'unmatched', 'unparsed', 'unread'])
  // A better parser has nothing to read any more, and takes nothing away.
  isBroken = false
  expect((await relay.send('POST', '/inbox/replay', { ...asOperator(), body: {} })).data).toEqual({
    read: 0,
    skipped: 0,
  })
})

test('S80: with an open retention of 0 what says nothing final is blanked at once', async () => {
  const relay = await testRelay({ authenticate, inbox: { openRetention: 0 } })
  await sendWebhook(relay, { event: 'something.new' })
  expect(JSON.stringify(await readBodies())).not.toContain('0123456789')
  expect((await listInbox(relay, '?why=unread')).map(({ why }) => why)).toEqual(['unread'])
})

test('S80: the hash of a body is keyed, so that no account can be guessed from it', async () => {
  const relay = await testRelay()
  const { send, time } = relay
  const body = JSON.stringify({ event: 'withdrawal.succeeded', data: { account_number: '0123456789' } })
  await send('POST', '/webhooks/service', {
    as: null,
    body,
    headers: await signTestWebhook({ secret: webhookSecret, id: 'evt_1', body, now: time.now }),
  })
  const database = await openSharedDatabase()
  const kept = await database.query<{ body_hash: string }>('select body_hash from onlend_deliveries')
  expect(kept[0]?.body_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(kept[0]?.body_hash).not.toBe(await sha256(body))
})

test('S127: a body that does not open is left as it is and reported, and is blanked once its secret is given again', async () => {
  const relay = await testRelay()
  await sendWebhook(relay, { event: 'something.new' })
  const other = await testRelay({ store: relay.store, ledgerSecret: 'another secret than the one before' })
  relay.time.now += 604_800_000
  other.time.now = relay.time.now
  await other.relay.sweep()
  expect(JSON.stringify(await readBodies())).toContain('0123456789')
  const told = other.logs.filter((line) => line.includes('webhook.not_blanked'))
  expect(told.map((line): unknown => JSON.parse(line))).toMatchObject([{ count: 1 }])
  await relay.relay.sweep()
  expect(await readBodies()).toHaveLength(1)
  expect(JSON.stringify(await readBodies())).not.toContain('0123456789')
})

test('S127: bodies that do not open hold up none that do', async () => {
  const relay = await testRelay()
  const database = await openSharedDatabase()
  await sendWebhook(relay, { event: 'something.new' })
  const sealed = 'sealed.0123456789abcdef.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  await database.query(
    `insert into onlend_deliveries (id, environment, source, message_id, body_hash, body, signed, received_at, applied_at, reading)
    select 'other-' || n, 'sandbox', 'service', 'other-' || n, 'x', $1, true, $2, $2, 'unread' from generate_series(1, 200) n`,
    [sealed, relay.time.now - 1],
  )
  relay.time.now += 604_800_000
  await relay.relay.sweep()
  const [left] = await database.query<{ whole: number }>(
    'select count(*)::int as whole from onlend_deliveries where not redacted and body <> $1',
    [sealed],
  )
  expect(left?.whole).toBe(0)
})

test('where bodies are to be kept whole, none is blanked', async () => {
  const relay = await testRelay({ authenticate, inbox: { storeRaw: 'full' } })
  await relay.withdraw('key-whole')
  await sendWebhook(relay)
  await sendWebhook(relay, { id: 'evt_open', data: { amount: 'x'.repeat(101) } })
  relay.time.now += 700_000_000
  await relay.relay.sweep()
  expect(JSON.stringify(await readBodies()).match(/0123456789/g)).toHaveLength(2)
  expect(await listInbox(relay)).toMatchObject([{ amount: `${'x'.repeat(99)}…` }])
})

test.each([
  ['no JSON', '[not JSON]'],
  [`${'{"deep":'.repeat(65)}1${'}'.repeat(65)}`, '[nested too deeply]'],
  ['{"data":{"account_number":"1234567"}}', '{"data":{"account_number":"••••4567"}}'],
  ['{"data":{"account_number":"123456"}}', '{"data":{"account_number":"[redacted]"}}'],
  ['{"data":{"reference":"TR-1","status":"paid"}}', '{"data":{"reference":"TR-1","status":"paid"}}'],
  ['{"data":{"reference":"7654321"}}', '{"data":{"reference":"••••4321"}}'],
  ['{"data":{"reference":"a b"}}', '{"data":{"reference":"[redacted]"}}'],
  ['{"data":{"reference":null}}', '{"data":{"reference":null}}'],
  ['{"data":{"inner":{"reference":"TR-1234"}}}', '{"data":{"inner":{"reference":"••••1234"}}}'],
  ['[{"id":"evt_1","name":"Ada"}]', '[{"id":"evt_1","name":"[redacted]"}]'],
])('S80: of %s remains %s', (body, blanked) => {
  expect(redactBody(body)).toBe(blanked)
})
