import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { readOperation, readStates } from '../../test/operations.ts'
import { people, testRelay } from '../../test/testRelay.ts'
import type { Principal } from '../http/Principal.ts'

const wallet = (mobile_no: string) => ({
  ...{ account_type: 'mobile-money', name: undefined, account_number: undefined, bank_code: undefined },
  ...{ mobile_no, correspondent: 'MTN_MOMO_GHA', narration: 'Rent' },
})

const told = (fields: Record<string, unknown>) => ({
  data: { account_number: undefined, bank_code: undefined, ...fields },
})

test.each([
  ['+233244123456', { mobile_no: '0244123456' }],
  ['+233244123456', { mobile_no: '00233 24 412 3456' }],
  ['+233244123456', { account_number: '233244123456' }],
  ['0244123456', { mobile_no: '+233244123456' }],
  ['0244123456', { phone_number: '+233 (0)24 412 3456' }],
])('a withdrawal to the wallet %s is settled by an event about %j', async (sent, fields) => {
  const relay = await testRelay()
  await relay.withdraw('key-wallet', wallet(sent))
  await sendWebhook(relay, told(fields))
  expect(await readOperation(relay, 'key-wallet')).toMatchObject({
    state: 'succeeded',
    matched: 'facts',
    conflict: false,
  })
})

test.each([
  [{ reference: 'key-wallet', mobile_no: '0244123456' }, 'reference'],
  // An event that names no partner finds its owner by amount and destination.
  [{ customer_partner_id: undefined, mobile_no: '0244123456' }, 'facts'],
])(
  'an event in another spelling that tells %j ties the withdrawal, and one that says reversed takes it back',
  async (fields, matched) => {
    const relay = await testRelay()
    await relay.withdraw('key-wallet', wallet('+233244123456'))
    await sendWebhook(relay, told(fields))
    expect(await readOperation(relay, 'key-wallet')).toMatchObject({
      state: 'succeeded',
      matched,
      conflict: false,
    })
    const reversed = { ...told({ mobile_no: '024 412 3456', reference: 'tr_2' }), id: 'evt_2' }
    await sendWebhook(relay, { ...reversed, event: 'withdrawal.reversed' })
    expect((await readOperation(relay, 'key-wallet')).state).toBe('reversed')
  },
)

test('of two wallets that differ in one digit of the operator, an event settles the one that it names', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-wallet-1', wallet('+2348031234567'))
  await relay.withdraw('key-wallet-2', wallet('+2349031234567'))
  await sendWebhook(relay, told({ mobile_no: '09031234567' }))
  expect(await readStates(relay, 'key-wallet-1', 'key-wallet-2')).toEqual(['accepted', 'succeeded'])
  await sendWebhook(relay, { ...told({ mobile_no: '07031234567', reference: 'tr_2' }), id: 'evt_2' })
  expect((await readOperation(relay, 'key-wallet-1')).state).toBe('accepted')
})

test('bank accounts that differ in a zero or in the digits of a calling code are two', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-bank', { account_number: '0244123456' })
  await sendWebhook(relay, { data: { account_number: '244123456' } })
  await sendWebhook(relay, { id: 'evt_2', data: { account_number: '233244123456', reference: 'tr_2' } })
  expect((await readOperation(relay, 'key-bank')).state).toBe('accepted')
})

test.each([
  ['0244123456', '+233244123456'],
  ['+233244123456', '0244 123 456'],
])(
  'a wallet that was paid as %s is known as %s: not held, not the first payment, and a possible duplicate',
  async (paid, again) => {
    // The cast makes writable what nothing writes to.
    const checker = { ...people.uA, userId: 'checker' } as unknown as Principal
    const relay = await testRelay({
      authenticate: (request) =>
        request.headers.get('Cookie')?.endsWith('checker')
          ? checker
          : (structuredClone(people.uA) as unknown as Principal),
      spendingControls: {
        currency: 'NGN',
        withdraw: { newDestination: { coolingOff: 1_000 }, approval: { above: '2000' } },
      },
    })
    expect((await relay.withdraw('key-first', wallet(paid))).code).toBe('destination_held')
    relay.time.now += 1_000
    expect((await relay.withdraw('key-first', wallet(again))).status).toBe(200)
    expect((await relay.withdraw('key-same', wallet(paid))).code).toBe('possible_duplicate')
    expect((await relay.withdraw('key-next', { ...wallet(paid), amount: 3 })).status).toBe(200)
    await relay.withdraw('key-waiting', { ...wallet(paid), amount: 3_000 })
    const shown = await relay.send('GET', '/operations/key-waiting/approval', { as: 'checker' as never })
    expect(shown.data).toMatchObject({ destination: paid, isFirstPayment: false })
    expect((await relay.withdraw('key-other', { ...wallet('0544123456'), amount: 3 })).code).toBe(
      'destination_held',
    )
  },
)
