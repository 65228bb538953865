import type { Guidance } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { requestDrawdown } from '../../../test/operations.ts'
import { authenticate, resolve } from '../../../test/operator.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'

const minute = 60_000

async function readGuidance(relay: TestRelay, partner = 'cp_a'): Promise<Guidance> {
  const { status, data } = await relay.send('GET', `/guidance?customer_partner_id=${partner}`, {
    as: partner === 'cp_a' ? 'uA' : 'uB',
  })
  expect(status).toBe(200)
  return data as Guidance // the route's own answer
}

/** A withdrawal of an amount of its own, which arrives after so many minutes. */
async function arrive(relay: TestRelay, number: number, minutes: number): Promise<void> {
  const amount = 1000 + number
  await relay.withdraw(`key-arrival-${number}`, { amount })
  relay.time.now += minutes * minute
  await sendWebhook(relay, { id: `evt_arrival_${number}`, data: { amount, reference: `tr_${number}` } })
}

test('the usual time is the median of the withdrawals that an event settled, and nothing below five', async () => {
  const relay = await testRelay()
  for (const [at, minutes] of [9, 2, 3, 4].entries()) await arrive(relay, at, minutes)
  expect((await readGuidance(relay)).arrivals).toEqual([])
  await arrive(relay, 4, 5)
  expect((await readGuidance(relay)).arrivals).toEqual([
    { kind: 'withdraw', method: 'bank', median: 4 * minute, count: 5 },
  ])
  // The way of the money is the lender's: another business of the relay sees the same time, and nothing of the withdrawals.
  expect((await readGuidance(relay, 'cp_b')).arrivals).toEqual((await readGuidance(relay)).arrivals)
})

test('the newest twenty of each method count', async () => {
  const took = (method: string, minutes: number) => ({
    ...{ kind: 'withdraw' as const, method },
    took: minutes * minute,
  })
  const seen = Array.from({ length: 30 }, (_none, at) => took('bank', at < 20 ? 1 : 500))
  const relay = await testRelay({
    wrapStore: (store) => ({
      ...store,
      listArrivals: async ({ kind }) =>
        kind === 'withdraw' ? [...seen, ...seen.slice(0, 6).map(() => took('mobile-money', 7))] : [],
    }),
  })
  expect((await readGuidance(relay)).arrivals).toEqual([
    { kind: 'withdraw', method: 'bank', median: minute, count: 20 },
    { kind: 'withdraw', method: 'mobile-money', median: 7 * minute, count: 6 },
  ])
})

test('an outcome that an operator decided counts for no time', async () => {
  const relay = await testRelay({ authenticate })
  await arrive(relay, 0, 1)
  await relay.withdraw('key-decided', { amount: 2000 })
  relay.time.now += 25 * 60 * minute
  await relay.relay.sweep()
  const said = { outcome: 'succeeded', evidence: { text: 'seen in the statement' } }
  expect((await resolve(relay, 'key-decided', said)).status).toBe(200)
  const arrivals = await relay.store.listArrivals({ environment: 'sandbox', kind: 'withdraw', most: 9 })
  expect(arrivals).toEqual([{ kind: 'withdraw', method: 'bank', took: minute }])
})

test('a drawdown counts only where two reads in short succession have seen it turn', async () => {
  const relay = await testRelay()
  let active: object | null = null
  relay.upstream.answer = ({ method }) =>
    method === 'GET'
      ? Response.json({ status: 'success', message: '', data: active })
      : Response.json({ status: 'success', message: '', data: { drawdown_id: 'drw_1' } })
  const look = () => relay.send('GET', '/v1/draw-downs/customer-partner/cp_a/active')
  const pay = (number: number) => {
    const disbursed = new Date(relay.time.now).toISOString()
    active = { id: `drw_${number}`, amount_drawn: 5000 + number, disbursement_date: disbursed, tenor: 30 }
  }
  const draw = async (number: number, { seenAbsent, seenPaid }: { seenAbsent: number; seenPaid: number }) => {
    active = null
    const body = { amount: 5000 + number, tenor: 30 }
    expect((await requestDrawdown(relay, `key-drawdown-${number}`, body)).code).toBeNull()
    relay.time.now += seenAbsent * minute
    await look()
    relay.time.now += (seenPaid - seenAbsent) * minute
    pay(number)
    await look()
  }
  await draw(0, { seenAbsent: 4, seenPaid: 5 })
  // The relay saw no read for hours: the turn between says nothing.
  await draw(1, { seenAbsent: 0, seenPaid: 300 })
  await draw(2, { seenAbsent: 6, seenPaid: 7 })
  await expect
    .poll(() => relay.store.listArrivals({ environment: 'sandbox', kind: 'requestDrawdown', most: 9 }))
    .toEqual([7, 5].map((minutes) => ({ kind: 'requestDrawdown', method: null, took: minutes * minute })))
})

test('the documents that may be absent and the offer come from the options of the relay', async () => {
  expect((await readGuidance(await testRelay())).assessment).toEqual({
    optionalDocuments: [],
    hasOffer: true,
  })
  const relay = await testRelay({
    assessment: { optionalDocuments: ['loan_book'], hasOffer: (partner) => partner === 'cp_a' },
  })
  expect((await readGuidance(relay)).assessment).toEqual({ optionalDocuments: ['loan_book'], hasOffer: true })
  expect((await readGuidance(relay, 'cp_b')).assessment.hasOffer).toBe(false)
})
