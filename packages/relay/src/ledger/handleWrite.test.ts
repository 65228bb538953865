import { expect, test } from 'vitest'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { ownerOfA } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('S41: a withdrawal as text, or packed, is refused', async () => {
  const { withdraw, upstream } = await testRelay()
  for (const headers of [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
  ]) {
    const answer = await withdraw('key-type', {}, { headers })
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media_type'])
  }
  expect(upstream.seen).toEqual([])
})

test.each([
  ['PATCH', '/v1/channel-partner/customer-partner/cp_a/complete-credit-assessment'],
  ['POST', '/v1/customer_partners/cp_a/customers'],
])(
  'S23, S42, S43, S119: a form with files is refused unread by %s, with or without staging, and told where its files belong',
  async (method, path) => {
    for (const { send, upstream, store } of [await testRelay(), await stagingRelay()]) {
      let given = 0
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            given += 1
            controller.enqueue(new Uint8Array(65_536))
          },
        },
        { highWaterMark: 0 },
      )
      for (const type of [
        'multipart/form-data; boundary=b',
        'Multipart/Form-Data;boundary="a;b"',
        'multipart/mixed',
      ])
        expect(
          await send(method, path, {
            body,
            headers: { 'Content-Type': type, 'Idempotency-Key': 'key-form' },
          }),
        ).toMatchObject({
          ...{ status: 415, code: 'unsupported_media_type' },
          data: { field: 'Content-Type', problem: expect.stringContaining('/uploads') },
        })
      expect([given, upstream.seen]).toEqual([0, []])
      expect(await store.findOperation([ownerOfA], 'key-form')).toBeNull()
    }
  },
)

test('S36: a body over the limit is refused, by its announced length or by its bytes', async () => {
  const { withdraw, upstream } = await testRelay()
  const headers = { 'Content-Length': '5000000000' }
  expect((await withdraw('key-large-1', {}, { headers })).code).toBe('body_too_large')
  expect((await withdraw('key-large-2', { narration: 'x'.repeat(2_000_000) })).code).toBe('body_too_large')
  expect(upstream.seen).toEqual([])
})

test('S37: a body without an end is refused at the limit, and no more of it is read', async () => {
  const { withdraw, upstream } = await testRelay()
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(0x20))
    },
  })
  const headers = { 'Content-Type': 'application/json' }
  expect((await withdraw('key-endless', {}, { body, headers })).code).toBe('body_too_large')
  expect(given).toBeLessThan(2 * 1_024 * 1_024)
  expect(upstream.seen).toEqual([])
})

test('S45: a reference and an amount that are longer than any index takes are sent and written down', async () => {
  const { send, upstream } = await testRelay()
  let seed = 7
  // No pattern, since a database makes a repeated text short.
  const digits = Array.from({ length: 20_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (Math.floor(seed / 65_536) % 9)
  }).join('')
  const set = { sector: 'Lender', customer_partner_id: 'cp_a', financed_transactions: [] }
  const transactions = [{ transaction_reference: digits, amount_payable: 1 }]
  const bodies = [
    ['/v1/transactions/register', JSON.stringify({ ...set, transactions })],
    ['/v1/baas/customer-partner/cp_a/withdraw', `{"account_number":"0123456789","amount":${digits}}`],
  ] as const
  for (const [at, [path, body]] of bodies.entries()) {
    const answer = await send('POST', path, { body, headers: { 'Idempotency-Key': `key-long-${at}` } })
    expect([answer.status, upstream.seen[at]?.body === body]).toEqual([200, true])
  }
})

test('S45: long numbers, long strings and many keys reach the service byte for byte', async () => {
  const { send, upstream } = await testRelay()
  const keys = Array.from({ length: 990 }, (_none, at) => `"k${at}":${at}`).join()
  const bodies = [
    `{"amount":1e400,"n":${'9'.repeat(200_000)},"account_type":"bank"}`,
    `{"amount":1,"narration":"${'x'.repeat(900_000)}"}`,
    `{ "amount" : 1.10, ${keys} }`,
  ]
  for (const [at, body] of bodies.entries()) {
    const headers = { 'Idempotency-Key': `key-bytes-${at}` }
    const answer = await send('POST', '/v1/baas/customer-partner/cp_a/withdraw', { body, headers })
    expect([answer.status, upstream.seen[at]?.body === body]).toEqual([200, true])
  }
})
