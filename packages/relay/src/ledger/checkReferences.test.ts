import { expect, test } from 'vitest'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

const own = [
  { transaction_reference: 'T-mine', drawdown_id: 'dd_old' },
  { transaction_reference: 'T-other-mine', drawdown_id: null },
]

/** What the service has of a partner, besides taking writes. */
function answerAs(relay: TestRelay, drawdown: unknown = { id: 'dd_active' }): void {
  relay.upstream.answer = ({ url }) => {
    if (url.endsWith('/cp_a/transactions/financings')) return Response.json({ status: 'success', data: own })
    if (url.endsWith('/cp_a/active')) return Response.json({ status: 'success', data: drawdown })
    return Response.json({ status: 'success', message: 'Taken', data: [] })
  }
}

let keys = 0

const post = (
  relay: TestRelay,
  path: string,
  body: Record<string, unknown>,
  key = `key-reference-${++keys}`,
) =>
  relay.send('POST', path, {
    headers: { 'Idempotency-Key': key },
    body: { customer_partner_id: 'cp_a', ...body },
  })

const repay = (relay: TestRelay, payments: unknown, key?: string) =>
  post(relay, '/v1/financing/bulk-payment', { payments }, key)
const register = (relay: TestRelay, financed: unknown) =>
  post(relay, '/v1/transactions/register', {
    sector: 'Lender',
    transactions: [{ transaction_reference: `T-new-${++keys}`, amount_payable: keys }],
    ...(financed === undefined ? {} : { financed_transactions: financed }),
  })
const sent = ({ upstream }: TestRelay) => upstream.seen.filter(({ method }) => method === 'POST')

test('S100: a repayment of another partner’s financing is refused with the row that names it, and one that does not exist in the same words', async () => {
  const relay = await testRelay({ checkReferences: true })
  answerAs(relay)
  const mine = { transaction_reference: 'T-mine', amount: 10 }
  const answers = []
  for (const reference of ['T-of-cp-b', 'T-unknown', 'dd_active'])
    answers.push(await repay(relay, [mine, { transaction_reference: reference, amount: 10 }]))
  expect(answers.map(({ code, data }) => [code, data])).toEqual(
    Array.from({ length: 3 }, () => [
      'forbidden',
      { field: 'payments.1.transaction_reference', problem: 'is none of this partner' },
    ]),
  )
  expect(sent(relay)).toEqual([])
  expect((await repay(relay, [mine, { ...mine, transaction_reference: 'T-other-mine' }])).status).toBe(200)
  expect(sent(relay)).toHaveLength(1)
})

test('S100: transactions are financed from the owner’s own drawdowns alone', async () => {
  const relay = await testRelay({ checkReferences: true })
  answerAs(relay)
  const financed = (id: unknown) => [{ transaction_reference: 'T-new', drawdown_id: id }]
  expect((await register(relay, financed('dd_of_cp_b'))).data).toEqual({
    field: 'financed_transactions.0.drawdown_id',
    problem: 'is none of this partner',
  })
  answerAs(relay, null)
  expect((await register(relay, financed('dd_active'))).code).toBe('forbidden')
  expect(sent(relay)).toEqual([])
  answerAs(relay)
  for (const id of ['dd_active', 'dd_old', null, undefined])
    expect((await register(relay, financed(id))).status).toBe(200)
  expect((await register(relay, undefined)).status).toBe(200)
  expect((await relay.withdraw('key-without-list')).status).toBe(200)
  expect(sent(relay)).toHaveLength(6)
})

test('S100: a reference that two readers could take in two ways is refused', async () => {
  const relay = await testRelay({ checkReferences: true })
  answerAs(relay)
  const other = 'T-of-cp-b'
  for (const payments of [
    { 0: { transaction_reference: other, amount: 1 } },
    [[other]],
    [{ transaction_reference: 'T-mine', Transaction_Reference: other, amount: 1 }],
    [{ transactionReference: other, amount: 1 }],
    ...[7, [other], '', undefined].map((reference) => [{ transaction_reference: reference, amount: 1 }]),
  ])
    expect([payments, (await repay(relay, payments)).code]).toEqual([payments, 'malformed_request'])
  expect(sent(relay)).toEqual([])
})

test('S100: while the service cannot say whose a reference is, nothing is sent and the answer is not that they may not', async () => {
  const relay = await testRelay({ checkReferences: true })
  const payments = [{ transaction_reference: 'T-mine', amount: 10 }]
  for (const answer of [
    () => new Response('{}', { status: 500 }),
    () => Response.json({ status: 'success', data: null }),
    () => new Error('gone'),
  ]) {
    relay.upstream.answer = answer
    expect((await repay(relay, payments)).code).toBe('rights_unknown')
  }
  expect(sent(relay)).toEqual([])
})

test('S100: the active drawdown counts as none only where the service says that there is none', async () => {
  const relay = await testRelay({ checkReferences: true })
  const financed = [{ transaction_reference: 'T-new', drawdown_id: 'dd_active' }]
  const codes = []
  for (const drawdown of [
    Response.json({ message: 'No active drawdown' }, { status: 404 }),
    new Response('{}', { status: 500 }),
    new Response('no JSON'),
    Response.json([]),
  ]) {
    relay.upstream.answer = ({ url }) =>
      url.endsWith('/active') ? drawdown : Response.json({ status: 'success', data: own })
    codes.push((await register(relay, financed)).code)
  }
  expect(codes).toEqual(['forbidden', 'rights_unknown', 'rights_unknown', 'rights_unknown'])
  // That there is no such list is no list.
  relay.upstream.answer = () => new Response('{}', { status: 404 })
  expect((await repay(relay, [{ transaction_reference: 'T-mine', amount: 10 }])).code).toBe('rights_unknown')
  expect(sent(relay)).toEqual([])
})

test('S100: a write that is repeated is answered from the ledger, whatever became of what it names', async () => {
  const relay = await testRelay({ checkReferences: true })
  answerAs(relay)
  const payments = [{ transaction_reference: 'T-mine', amount: 10 }]
  expect((await repay(relay, payments, 'key-repeated')).status).toBe(200)
  relay.upstream.answer = () => Response.json({ status: 'success', data: [] })
  const again = await repay(relay, payments, 'key-repeated')
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  expect(sent(relay)).toHaveLength(1)
})

test('S100: where the host does not ask for it, no reference is looked up', async () => {
  const relay = await testRelay()
  expect((await repay(relay, [{ transaction_reference: 'T-of-cp-b', amount: 10 }])).status).toBe(200)
  expect(relay.upstream.seen).toHaveLength(1)
})
