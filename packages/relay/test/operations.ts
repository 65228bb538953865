import { Operation } from '@onlend/core'
import type { TestAnswer, TestRelay } from './testRelay.ts'
import { withdrawAnyway } from './withdrawAnyway.ts'

type Sending = Pick<TestRelay, 'send'>

/** The owner of what `testRelay().withdraw` makes. */
export const ownerOfA = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const

/** An operation as a client reads it. */
export async function readOperation({ send }: Sending, id: string): Promise<Operation> {
  return Operation.parse((await send('GET', `/operations/${id}`)).data)
}

/** The states of operations. */
export function readStates(relay: Sending, ...ids: string[]): Promise<string[]> {
  return Promise.all(ids.map(async (id) => (await readOperation(relay, id)).state))
}

/** Makes equal withdrawals, a second apart. */
export async function withdrawEqually(relay: TestRelay, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    relay.time.now += 1_000
    await withdrawAnyway(relay, key)
  }
  relay.time.now += 1_000
}

/** Withdraws for B. */
export function withdrawOfB({ send }: Sending, key: string, changes: object = {}): Promise<TestAnswer> {
  const to = { account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' }
  const body = { ...to, amount: 1500.5, ...changes }
  const headers = { 'Idempotency-Key': key }
  return send('POST', '/v1/baas/customer-partner/cp_b/withdraw', { as: 'uB', body, headers })
}

/** Reports repayments of A; a text is the reference of one of 10. */
export function repay(
  { send }: Sending,
  key: string,
  rows: readonly unknown[],
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const payments = rows.map((row) =>
    typeof row === 'string' ? { transaction_reference: row, amount: 10 } : row,
  )
  return send('POST', '/v1/financing/bulk-payment', {
    body: { customer_partner_id: 'cp_a', payments },
    headers: { 'Idempotency-Key': key, ...headers },
  })
}

/** Registers transactions of A, each of 5. */
export function register({ send }: Sending, key: string, ...references: string[]): Promise<TestAnswer> {
  const transactions = references.map((reference) => ({
    transaction_reference: reference,
    amount_payable: 5,
  }))
  return send('POST', '/v1/transactions/register', {
    body: { customer_partner_id: 'cp_a', sector: 'Lender', transactions, financed_transactions: [] },
    headers: { 'Idempotency-Key': key },
  })
}

/** Requests a drawdown of A. */
export function requestDrawdown({ send }: Sending, key: string, body: object): Promise<TestAnswer> {
  return send('POST', '/v1/draw-downs/customer-partner/cp_a/request', {
    body: { ...body },
    headers: { 'Idempotency-Key': key },
  })
}
