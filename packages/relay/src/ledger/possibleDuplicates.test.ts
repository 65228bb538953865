import { expect, test } from 'vitest'
import { repay } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

const mobile = {
  ...{ account_type: 'mobile-money', correspondent: 'MTN', narration: 'x', account_number: undefined },
}

test('S60: one phone number and one amount in their spellings are possible duplicates', async () => {
  const { withdraw, upstream } = await testRelay()
  const spelt = [
    { mobile_no: '+233 24 123 4567', amount: 1000 },
    { mobile_no: '0241234567', amount: '1000.00' },
    { mobile_no: '00233241234567', amount: '1e3' },
    { mobile_no: '024-123-4567', amount: 1000.0, correspondent: 'mtn' },
  ]
  const codes: unknown[] = []
  for (const [at, changes] of spelt.entries())
    codes.push((await withdraw(`key-mobile-${at}`, { ...mobile, ...changes })).code)
  expect(codes).toEqual([null, ...Array.from({ length: 3 }, () => 'possible_duplicate')])
  const other = { ...mobile, mobile_no: '0241234568', amount: 1000 }
  expect((await withdraw('key-mobile-other', other)).code).toBe(null)
  expect(upstream.seen).toHaveLength(2)
})

test.each([
  ['/v1/financing/bulk-payment', 'payments', 'amount'],
  ['/v1/transactions/register', 'transactions', 'amount_payable'],
])('S60: the same rows in another order are possible duplicates on %s', async (path, list, amount) => {
  const { send } = await testRelay()
  const rows = ['t1', 't2'].map((reference) => ({ transaction_reference: reference, [amount]: 5 }))
  const post = async (key: string, sent: unknown[]): Promise<string | null> => {
    const body = { customer_partner_id: 'cp_a', [list]: sent }
    return (await send('POST', path, { body, headers: { 'Idempotency-Key': key } })).code
  }
  expect(await post('key-rows-first', rows)).toBe(null)
  expect(await post('key-rows-turned', rows.toReversed())).toBe('possible_duplicate')
  expect(await post('key-rows-fewer', rows.slice(1))).toBe('possible_duplicate')
  expect(await post('key-rows-others', [{ transaction_reference: 't3', [amount]: 5 }])).toBe(null)
})

test('S60: a withdrawal whose outcome is unknown holds its possible duplicate back after the window too', async () => {
  const { withdraw, upstream, time } = await testRelay()
  upstream.answer = () => new TypeError('reset')
  await withdraw('key-unknown-1')
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  time.now += 86_400_000
  const held = await withdraw('key-unknown-2')
  expect([held.code, held.data]).toMatchObject([
    'possible_duplicate',
    { operation: { id: 'key-unknown-1', state: 'unknown' } },
  ])
  const headers = { 'X-Relay-Confirm': 'duplicate=key-unknown-1' }
  expect((await withdraw('key-unknown-2', {}, { headers })).status).toBe(200)
})

test('a set counts every row, and is not settled before one that no event can name', async () => {
  const { send } = await testRelay()
  await repay({ send }, 'key-odd-rows', [{ transaction_reference: 12, amount: 1 }, { amount: 2 }, 7])
  const { data } = await send('GET', '/operations/key-odd-rows')
  expect(data).toMatchObject({ summary: { count: 3 }, rows: { total: 3, awaited: 3 } })
  expect((await send('GET', '/operations/key-odd-rows/rows')).data).toMatchObject([
    { reference: '12', amount: '1' },
    { reference: '', amount: '2' },
    { reference: '', amount: null },
  ])
})

test('S60: a set is answered with the rows of it that were sent before, and the others may go', async () => {
  const relay = await testRelay()
  const { upstream, time } = relay
  const post = (key: string, references: string[], headers?: Record<string, string>) =>
    repay(relay, key, references, headers)
  await post('key-loans-1', ['loan 1'])
  time.now += 1
  await post('key-loans-2', ['loan 2'])
  const held = await post('key-loans-3', ['loan 3', 'loan 1', 'loan 2'])
  expect(held.code).toBe('possible_duplicate')
  expect(held.data).toMatchObject({
    operation: { id: 'key-loans-2' },
    rows: [
      { position: 1, reference: 'loan 1', amount: '10', operationId: 'key-loans-1' },
      { position: 2, reference: 'loan 2', amount: '10', operationId: 'key-loans-2' },
    ],
  })
  expect((await post('key-loans-4', ['loan 3'])).status).toBe(200)
  const confirm = { 'X-Relay-Confirm': 'duplicate=key-loans-4' }
  time.now += 1
  expect((await post('key-loans-5', ['loan 1', 'loan 3'], confirm)).code).toBe(null)
  expect(upstream.seen).toHaveLength(4)
})
