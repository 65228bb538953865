import { expect, test } from 'vitest'
import { readOperation, register, repay } from '../../test/operations.ts'
import { authenticate, listInbox } from '../../test/operator.ts'
import type { InboxContext } from './InboxContext.ts'
import type { ApiKeyContext } from '../upstream/UpstreamOptions.ts'
import type { WebhookSource } from './readWebhookSources.ts'
import { deferred } from '../../test/deferred.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { confirmEvents } from './confirmEvents.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

type Listed = { transaction_reference: string; loan_status: string | null }

const signed = standardWebhookVerifier({ secrets: [webhookSecret] })

/** A relay whose webhook senders are not verified unless `verify` is given, and a service that lists these financings. */
async function refetching(
  financings: Listed[],
  verify: WebhookSource['verify'] = 'unverified',
): Promise<TestRelay & { lists: () => number }> {
  const relay = await testRelay({ authenticate, webhooks: { service: { verify, confirm: 'refetch' } } })
  relay.upstream.answer = (request) =>
    request.url.endsWith('/transactions/financings')
      ? Response.json({ status: 'success', message: 'ok', data: financings })
      : Response.json({ status: 'success', message: 'ok', data: [] })
  const lists = (): number => relay.upstream.seen.filter(({ url }) => url.endsWith('/financings')).length
  return { ...relay, lists }
}

async function tell(relay: TestRelay, event: string, changes: Record<string, unknown> = {}): Promise<void> {
  const data = { transaction_reference: 'loan_1', account_number: undefined, amount: undefined, ...changes }
  await sendWebhook(relay, { id: event, event, data })
}

test('a repayment is final only when the list says the same, and then counts as verified', async () => {
  const relay = await refetching([{ transaction_reference: 'loan_1', loan_status: 'completed' }])
  await repay(relay, 'key-refetch-1', ['loan_1'])
  await tell(relay, 'repayment.reconciled')
  await relay.relay.sweep()
  expect(await readOperation(relay, 'key-refetch-1')).toMatchObject({ state: 'succeeded', verified: true })
})

test('a settlement event that conflicts with the list is checked again, less and less often, and then waits for an operator', async () => {
  const financings: Listed[] = [{ transaction_reference: 'loan_1', loan_status: null }]
  const relay = await refetching(financings)
  await repay(relay, 'key-refetch-2', ['loan_1'])
  await tell(relay, 'repayment.reconciled')
  await relay.relay.sweep()
  const first = relay.lists()
  await relay.relay.sweep()
  expect([relay.lists(), (await readOperation(relay, 'key-refetch-2')).state]).toEqual([first, 'accepted'])
  for (let round = 0; round < 10; round += 1) {
    relay.time.now += 80_000_000
    await relay.relay.sweep()
  }
  expect(relay.lists()).toBe(8)
  expect(await listInbox(relay)).toMatchObject([{ why: 'unconfirmed' }])
  expect((await readOperation(relay, 'key-refetch-2')).state).not.toBe('succeeded')
})

test('S63: an unsigned failure waits for an operator although the list does not contradict it yet', async () => {
  const relay = await refetching([{ transaction_reference: 'loan_1', loan_status: null }])
  await repay(relay, 'key-refetch-3', ['loan_1'])
  await tell(relay, 'repayment.failed')
  await relay.relay.sweep()
  expect([(await readOperation(relay, 'key-refetch-3')).state, relay.lists()]).toEqual(['accepted', 0])
  expect(await listInbox(relay)).toMatchObject([{ why: 'unconfirmed', outcome: 'failed' }])
})

test('a signed failure is believed unless the list says that it went through', async () => {
  const financings: Listed[] = [{ transaction_reference: 'loan_1', loan_status: 'completed' }]
  const relay = await refetching(financings, signed)
  await repay(relay, 'key-refetch-8', ['loan_1'])
  await tell(relay, 'repayment.failed')
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-refetch-8')).state).toBe('accepted')
  financings[0] = { transaction_reference: 'loan_1', loan_status: null }
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect(await readOperation(relay, 'key-refetch-8')).toMatchObject({ state: 'failed', verified: true })
})

test('S54: a burst of webhooks about one partner causes no burst of reads', async () => {
  const relay = await refetching([{ transaction_reference: 'loan_1', loan_status: null }])
  const list = relay.upstream.answer
  const reading = deferred()
  relay.upstream.answer = async (request) => {
    await reading.promise
    return list(request) as Response
  }
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const data = { transaction_reference: 'loan_1', account_number: undefined, reference: `rp_${at}` }
      return sendWebhook(relay, { id: `evt_${at}`, event: 'repayment.reconciled', data })
    }),
  )
  reading.resolve()
  await relay.relay.sweep()
  // The one that was under way, and one for all that came meanwhile.
  expect(relay.lists()).toBeLessThanOrEqual(2)
})

test('a request at the end of a round is in the next one, at any moment', async () => {
  for (let moments = 0; moments < 20; moments += 1) {
    const listing = deferred()
    let rounds = 0
    const confirming = { isAsked: false, work: null }
    const listUnconfirmed = async (): Promise<[]> => {
      rounds += 1
      await listing.promise
      return []
    }
    // The cast leaves out what a round without a settlement event does not touch.
    const context = {
      confirming,
      store: { listUnconfirmed },
      clock: { now: () => 0 },
    } as unknown as InboxContext
    const first = confirmEvents(context)
    listing.resolve()
    for (let moment = 0; moment < moments; moment += 1) await Promise.resolve()
    await Promise.all([first, confirmEvents(context)])
    expect([moments, rounds, confirming.isAsked]).toEqual([moments, 2, false])
  }
})

test('a registration is confirmed by its row in the list, and its signed refusal by the missing row', async () => {
  const relay = await refetching([{ transaction_reference: 'tx_1', loan_status: null }], signed)
  await register(relay, 'key-refetch-4', 'tx_1')
  await register(relay, 'key-refetch-5', 'tx_2')
  await tell(relay, 'transaction.registered', { transaction_reference: 'tx_1' })
  await tell(relay, 'transaction.failed', { transaction_reference: 'tx_2' })
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-refetch-4')).state).toBe('succeeded')
  expect((await readOperation(relay, 'key-refetch-5')).state).toBe('failed')
})

test('while the list cannot be read nothing is final, and a later read settles it', async () => {
  const relay = await refetching([{ transaction_reference: 'loan_1', loan_status: 'completed' }])
  await repay(relay, 'key-refetch-6', ['loan_1'])
  const list = relay.upstream.answer
  relay.upstream.answer = () => new TypeError('fetch failed')
  await tell(relay, 'repayment.reconciled')
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-refetch-6')).state).toBe('accepted')
  relay.upstream.answer = list
  relay.time.now += 60_000
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-refetch-6')).state).toBe('succeeded')
})

test('S63: a withdrawal cannot be read back, so that an unverified event about one counts as reported and not verified', async () => {
  const relay = await refetching([])
  await relay.withdraw('key-refetch-7')
  await sendWebhook(relay, { id: 'evt_w' })
  expect(await readOperation(relay, 'key-refetch-7')).toMatchObject({ state: 'succeeded', verified: false })
  expect(relay.lists()).toBe(0)
})

test('S63: at start the log names each sender without a verification, and says when there is no sender', async () => {
  expect((await refetching([])).logs.join()).toContain('webhooks.unverified')
  expect((await testRelay({ webhooks: {} })).logs.join()).toContain('webhooks.off')
  expect((await testRelay()).logs.join()).not.toMatch(/webhooks\.(off|unverified)/)
})

test('the API key for a confirming read is looked up without a person', async () => {
  const asked: ApiKeyContext[] = []
  const service = await testRelay()
  const relay = await testRelay({
    webhooks: { service: { verify: 'unverified', confirm: 'refetch' } },
    upstream: {
      baseUrl: 'https://service.test',
      fetch: service.upstream.fetch,
      apiKey(context) {
        asked.push(context)
        return 'sk_canary_KEY_0001'
      },
    },
  })
  await tell(relay, 'repayment.reconciled')
  await relay.relay.sweep()
  expect(asked).toContainEqual({ endpoint: 'listFinancings', principal: null })
})

test('a service that is away holds up a sweep by three readings and not by one for each partner', async () => {
  const relay = await refetching([])
  relay.upstream.answer = () => new TypeError('fetch failed')
  const about = { account_number: undefined, transaction_reference: 'loan_1' }
  const body = JSON.stringify(
    Array.from({ length: 10 }, (_, at) => {
      return { event: 'repayment.reconciled', data: { ...about, customer_partner_id: `cp_${at}` } }
    }),
  )
  await relay.send('POST', '/webhooks/service', { as: null, body })
  await relay.relay.sweep()
  // A GET is tried once more where no connection stood.
  const asked = new Set(relay.upstream.seen.map(({ url }) => url))
  expect(asked.size).toBeLessThanOrEqual(6)
  relay.time.now += 60_000
  for (let round = 0; round < 4; round += 1) await relay.relay.sweep()
  expect(new Set(relay.upstream.seen.map(({ url }) => url)).size).toBe(10)
})

test('a list that is none confirms nothing, and in a list a row that is none is passed over', async () => {
  const relay = await refetching([{ transaction_reference: 'loan_1', loan_status: 'completed' }])
  const whole = relay.upstream.answer
  await repay(relay, 'key-refetch-none', ['loan_1'])
  relay.upstream.answer = () => new TypeError('fetch failed')
  await tell(relay, 'repayment.reconciled')
  const row = { transaction_reference: 'loan_1', loan_status: 'completed' }
  for (const answer of [
    () => new Response(null, { status: 204 }),
    () => Response.json({ data: [row] }, { status: 404 }),
    () => Response.json([row]),
    () => Response.json({ status: 'success', data: { row } }),
    () => Response.json({ status: 'success', data: [null, 7, { transaction_reference: 7 }] }),
  ]) {
    relay.upstream.answer = answer
    relay.time.now += 3_600_000
    await relay.relay.sweep()
    expect((await readOperation(relay, 'key-refetch-none')).state).toBe('accepted')
  }
  relay.upstream.answer = whole
  relay.time.now += 80_000_000
  await relay.relay.sweep()
  expect((await readOperation(relay, 'key-refetch-none')).state).toBe('succeeded')
})
