import { type Batch, type BatchRow, relayHeaders } from '@onlend/core/relay'
import { expect } from 'vitest'
import type { PersonName, TestAnswer, TestRelay } from './testRelay.ts'

/** A payment as it stands in a batch. */
export type PaymentRow = {
  line: number
  payment: { transaction_reference: string; amount: number }
  statementLines: string[]
}

/** Payments with references of their own, from a place on. */
export function makePayments(count: number, first = 0): PaymentRow[] {
  return Array.from({ length: count }, (_none, at) => ({
    line: first + at + 2,
    payment: { transaction_reference: `INV-${first + at}`, amount: 100 + first + at },
    statementLines: [],
  }))
}

type BeginOptions = {
  id?: string
  as?: PersonName
  partner?: string
  kind?: 'reconcileRepayments' | 'registerTransactions'
  fileName?: string
}

/** Begins a batch. */
export function beginBatch(
  { send }: Pick<TestRelay, 'send'>,
  total: number,
  { id = 'batch-0001', as = 'uA', partner = 'cp_a', ...facts }: BeginOptions = {},
): Promise<TestAnswer> {
  return send('POST', '/batches', {
    as,
    body: {
      ...{ customer_partner_id: partner, kind: 'reconcileRepayments', fileName: 'may.csv', fileDigest: '' },
      ...{ total, sector: null, ...facts },
    },
    headers: { [relayHeaders.idempotencyKey]: id },
  })
}

/** Begins a batch and brings all its rows. */
export async function sendBatch(
  relay: Pick<TestRelay, 'send'>,
  rows: readonly unknown[],
  options: BeginOptions = {},
): Promise<void> {
  const { id = 'batch-0001', as = 'uA' } = options
  const begun = await beginBatch(relay, rows.length, options)
  expect(begun.status, begun.text).toBe(200)
  for (let from = 0; from < rows.length; from += 1_000) {
    const body = { from, rows: rows.slice(from, from + 1_000) }
    const added = await relay.send('POST', `/batches/${id}/rows`, { as, body })
    expect(added.status, added.text).toBe(200)
  }
}

/** A batch as it stands. */
export async function readBatch(
  { send }: Pick<TestRelay, 'send'>,
  id = 'batch-0001',
  as: PersonName = 'uA',
): Promise<Batch> {
  const answer = await send('GET', `/batches/${id}`, { as })
  expect(answer.status, answer.text).toBe(200)
  return answer.data as Batch
}

/** Waits until a batch is as it should be, and reads it. */
export async function untilBatch(
  relay: Pick<TestRelay, 'send'>,
  isThere: (batch: Batch) => boolean,
  id = 'batch-0001',
): Promise<Batch> {
  let batch = await readBatch(relay, id)
  await expect
    .poll(
      async () => {
        batch = await readBatch(relay, id)
        return isThere(batch) || JSON.stringify(batch)
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true)
  return batch
}

/** Every row of a batch, page by page. */
export async function readRows({ send }: Pick<TestRelay, 'send'>, id = 'batch-0001'): Promise<BatchRow[]> {
  const rows: BatchRow[] = []
  for (;;) {
    const after = rows.at(-1)?.position ?? -1
    const page = (await send('GET', `/batches/${id}/rows?after=${after}`)).data as BatchRow[]
    rows.push(...page)
    if (page.length === 0) return rows
  }
}

/** The payments in each body that reached the service. */
export function seenPayments({ upstream }: Pick<TestRelay, 'upstream'>): string[][] {
  return upstream.seen.map(({ body }) => {
    // The cast names what `writeBody` makes.
    const { payments } = JSON.parse(body) as { payments: PaymentRow['payment'][] }
    return payments.map(({ transaction_reference: reference }) => reference)
  })
}

/** Sweeps a relay whose clock goes on until a batch is where it should be. */
export async function sweepUntil(relay: TestRelay, state: string): Promise<void> {
  await expect
    .poll(
      async () => {
        relay.time.now += 10_000
        await relay.relay.sweep().catch(() => undefined)
        return (await readBatch(relay)).state
      },
      { timeout: 20_000, interval: 25 },
    )
    .toBe(state)
}

/** Every row reached the service at most once; those in doubt among them. */
export function expectOnce(relay: Pick<TestRelay, 'upstream'>): void {
  const all = seenPayments(relay).flat()
  expect(new Set(all).size).toBe(all.length)
}
