import { expect, test } from 'vitest'
import { testRelay } from '../../test-support/testRelay.ts'

const mobile = {
  account_type: 'mobile-money',
  correspondent: 'MTN',
  narration: 'x',
  account_number: undefined,
}

test('S60: one phone number in its spellings, and one amount in its spellings, look alike', async () => {
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
  expect(
    (await withdraw('key-mobile-other', { ...mobile, mobile_no: '0241234568', amount: 1000 })).code,
  ).toBe(null)
  expect(upstream.seen).toHaveLength(2)
})

test.each([
  ['/v1/financing/bulk-payment', 'payments', 'amount'],
  ['/v1/transactions/register', 'transactions', 'amount_payable'],
])('S60: the same rows in another order look alike on %s', async (path, list, amount) => {
  const { send } = await testRelay()
  const rows = ['t1', 't2'].map((reference) => ({ transaction_reference: reference, [amount]: 5 }))
  const post = async (key: string, sent: unknown[]): Promise<string | null> => {
    const body = { customer_partner_id: 'cp_a', [list]: sent }
    return (await send('POST', path, { body, headers: { 'Idempotency-Key': key } })).code
  }
  expect(await post('key-rows-first', rows)).toBe(null)
  expect(await post('key-rows-turned', rows.toReversed())).toBe('possible_duplicate')
  expect(await post('key-rows-fewer', rows.slice(1))).toBe(null)
})

test('S60: a withdrawal of which nobody knows the outcome holds back its look-alike after the window too', async () => {
  const { withdraw, upstream, time } = await testRelay()
  upstream.answer = () => new TypeError('reset')
  await withdraw('key-unknown-1')
  upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
  time.now += 86_400_000
  const held = await withdraw('key-unknown-2')
  expect([held.code, held.data]).toMatchObject([
    'possible_duplicate',
    { id: 'key-unknown-1', state: 'unknown' },
  ])
  expect((await withdraw('key-unknown-2', {}, { headers: { 'X-Relay-Confirm': 'duplicate' } })).status).toBe(
    200,
  )
})

test('a set counts every row, and is not settled before one that no word can name', async () => {
  const { send } = await testRelay()
  const payments = [{ transaction_reference: 12, amount: 1 }, { amount: 2 }, 'odd']
  const body = { customer_partner_id: 'cp_a', payments }
  await send('POST', '/v1/financing/bulk-payment', { body, headers: { 'Idempotency-Key': 'key-odd-rows' } })
  const { data } = await send('GET', '/operations/key-odd-rows')
  expect(data).toMatchObject({ summary: { count: 3 }, rows: { total: 3, awaited: 3 } })
  expect((await send('GET', '/operations/key-odd-rows/rows')).data).toMatchObject([
    { reference: '12', amount: '1' },
    { reference: '', amount: '2' },
    { reference: '', amount: null },
  ])
})
