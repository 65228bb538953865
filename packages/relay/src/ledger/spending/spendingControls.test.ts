import { expect, test } from 'vitest'
import type { RelayOptions } from '../../RelayOptions.ts'
import { requestDrawdown } from '../../../test/operations.ts'
import { testRelay } from '../../../test/testRelay.ts'
import { createStepUpProofs } from './createStepUpProofs.ts'
import { getDayBounds } from './getDayBounds.ts'
import { findControlsFault } from './findControlsFault.ts'
import { toSpendingRefusal } from '../toSpendingRefusal.ts'
import type { SpendingControls, WithdrawRules } from './SpendingControls.ts'

type More = Partial<RelayOptions>

const withRules = (withdraw: WithdrawRules, more: More = {}) =>
  testRelay({ spendingControls: { currency: 'NGN', withdraw }, ...more })

test('S104: without controls nothing is limited, and with them only what they name', async () => {
  const free = await testRelay()
  expect((await free.withdraw('key-free-0001', { amount: '999999999999' })).status).toBe(200)
  const relay = await testRelay({
    store: free.store,
    spendingControls: { currency: 'NGN', requestDrawdown: { perOperation: '1' } },
  })
  expect((await relay.withdraw('key-free-0002')).status).toBe(200)
  const refused = await requestDrawdown(relay, 'key-free-0003', { amount: 2, tenor: 30 })
  expect([refused.status, refused.code]).toEqual([422, 'limit_exceeded'])
})

test('S104: a day ends in the time zone of the controls, and what one person moves counts for all partners', async () => {
  const withdraw = { perPersonAndDay: '2000' } as const
  const relay = await testRelay({ spendingControls: { currency: 'NGN', timeZone: 'Africa/Lagos', withdraw } })
  expect((await relay.withdraw('key-first', { amount: 1500 })).status).toBe(200)
  const refused = await relay.withdraw('key-second', { amount: '500.01' })
  expect([refused.code, refused.data]).toEqual([
    'limit_exceeded',
    // Lagos is an hour ahead of UTC.
    {
      ...{ control: 'personDay', limit: '2000', used: '1500', currency: 'NGN' },
      until: '2026-03-02T23:00:00.000Z',
    },
  ])
  expect((await relay.withdraw('key-other', { amount: 1600 }, { as: 'uP' })).status).toBe(200)
  expect((await relay.withdraw('key-third', { amount: 500 })).status).toBe(200)
  relay.time.now = Date.parse('2026-03-02T23:00:00.000Z')
  expect((await relay.withdraw('key-second', { amount: '500.01' })).status).toBe(200)
})

test('S104: an amount that cannot be read, or is less than nothing, does not pass where amounts are limited', async () => {
  const relay = await withRules({ perPersonAndDay: '2000' })
  for (const amount of ['1,000', '-5', null, {}, 'NaN', '9'.repeat(101)]) {
    const refused = await relay.withdraw(`key-${crypto.randomUUID()}`, { amount })
    expect([amount, refused.status, refused.code]).toEqual([amount, 400, 'malformed_request'])
  }
  expect(relay.upstream.seen).toEqual([])
})

test('S104: where the host cannot say what is controlled, or says it wrongly, nothing is sent', async () => {
  const answers: unknown[] = [
    undefined,
    {},
    { currency: 'NGN', withdraw: { perOperations: '5' } },
    { currency: 'NGN', withdraw: { stepUp: { above: '1' } } },
    new Error('down'),
  ]
  for (const answer of answers) {
    const relay = await testRelay({
      spendingControls: () => {
        if (answer instanceof Error) throw answer
        return answer as SpendingControls
      },
    })
    expect((await relay.withdraw('key-unknown')).code).toBe('rights_unknown')
    expect(relay.upstream.seen).toEqual([])
    expect(relay.logs.join()).toContain('spending.unknown')
  }
  const none = await testRelay({ spendingControls: () => null })
  expect((await none.withdraw('key-of-none')).status).toBe(200)
})

test('S104: controls with a fault stop the start, with the field that is wrong', async () => {
  const faults: [unknown, RegExp][] = [
    [{ withdraw: {} }, /currency/],
    [{ currency: 'NGN', timezone: 'UTC' }, /timezone is not known/],
    ...['Africa/Atlantis', '', 7].map((timeZone): [unknown, RegExp] => [
      { currency: 'NGN', timeZone },
      /timeZone/,
    ]),
    [{ currency: 'NGN', withdraw: '5' }, /withdraw must be an object/],
    [{ currency: 'NGN', withdraw: { approval: '5' } }, /approval must be an object/],
    [{ currency: 'NGN', withdraw: { approval: { above: '5', below: '1' } } }, /below is not known/],
    [{ currency: 'NGN', withdraw: { newDestination: { coolingOff: 0 } } }, /coolingOff/],
    [{ currency: 'NGN', withdraw: { perOperation: '5'.repeat(101) } }, /withdraw.perOperation/],
    [{ currency: 'NGN', withdraw: { perOperation: 5 } }, /withdraw.perOperation/],
    [{ currency: 'NGN', withdraw: { perOperation: '-5' } }, /withdraw.perOperation/],
    [{ currency: 'NGN', withdraw: { approval: {} } }, /withdraw.approval.above/],
    [{ currency: 'NGN', withdraw: { newDestination: {} } }, /withdraw.newDestination.coolingOff/],
    [{ currency: 'NGN', requestDrawdown: { newDestination: { coolingOff: 1 } } }, /for withdraw alone/],
    [{ currency: 'NGN', withdraw: { stepUp: { above: '1' } } }, /verifyStepUp/],
  ]
  for (const [spendingControls, fault] of faults)
    await expect(testRelay({ spendingControls: spendingControls as SpendingControls })).rejects.toThrow(fault)
  expect(
    findControlsFault({
      currency: 'NGN',
      withdraw: { perOperation: undefined, approval: { above: '5', expiresAfter: 1 } },
    }),
  ).toBe(null)
})

test('S108: an operation above the amount is sent only with a proof for this very operation, person and amount', async () => {
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  const proofs = createStepUpProofs({ secret: 'a secret of step-up, long enough', now: () => time.now })
  const relay = await withRules({ stepUp: { above: '1000' } }, { verifyStepUp: proofs.verifyStepUp })
  expect((await relay.withdraw('key-small', { amount: 1000 })).status).toBe(200)
  const asked = await relay.withdraw('key-large')
  expect([asked.status, asked.code]).toEqual([403, 'step_up_required'])
  expect(asked.data).toEqual({ operationId: 'key-large' })
  const summary = { amount: '1500.50', method: 'bank', institution: '058', destinationEnd: '6789' } as const
  const by = { userId: 'uA', ownerId: 'cp_a' } as const
  const intent = { action: 'withdraw', operationId: 'key-large', ...by, summary } as const
  const wrong = await Promise.all([
    proofs.issue({ ...intent, operationId: 'key-small' }),
    proofs.issue({ ...intent, userId: 'uP' }),
    proofs.issue({ ...intent, ownerId: 'cp_b' }),
    proofs.issue({ ...intent, action: 'approveOperation' }),
    proofs.issue({ ...intent, summary: { ...summary, amount: '1500' } }),
    proofs.issue({ ...intent, summary: { ...summary, destinationEnd: '6780' } }),
    createStepUpProofs({ secret: 'another secret of step-up, long ', now: () => time.now }).issue(intent),
    'not a proof',
  ])
  const sendWith = (proof: string) =>
    relay.withdraw('key-large', {}, { headers: { 'X-Relay-Step-Up': proof } })
  for (const proof of wrong) expect((await sendWith(proof)).code).toBe('step_up_refused')
  const proof = await proofs.issue(intent)
  time.now += 300_000
  expect((await sendWith(proof)).code).toBe('step_up_refused')
  time.now -= 1
  expect((await sendWith(proof)).status).toBe(200)
  time.now += 600_000
  // What was sent is answered from the ledger, with a proof that has ended and with none.
  expect((await sendWith(proof)).headers.get('Idempotency-Replayed')).toBe('true')
  expect((await relay.withdraw('key-large')).status).toBe(200)
  expect(relay.upstream.seen).toHaveLength(2)
  expect(relay.logs.join()).not.toContain(proof)
  for (const { headers } of relay.upstream.seen) expect(JSON.stringify(headers)).not.toContain(proof)
})

test('S108: a check of proofs that fails lets nothing pass, and does not say that the proof was wrong', async () => {
  const verifyStepUp = () => {
    throw new Error('down')
  }
  const relay = await withRules({ stepUp: { above: '1000' } }, { verifyStepUp })
  const { code } = await relay.withdraw('key-down', {}, { headers: { 'X-Relay-Step-Up': 'proof' } })
  expect([code, relay.upstream.seen]).toEqual(['rights_unknown', []])
})

test('the secret of proofs is long enough', () => {
  // The cast stands for a host without types.
  for (const secret of ['short', 7 as never]) expect(() => createStepUpProofs({ secret })).toThrow(TypeError)
})

test('a day has the length that it has in its time zone, and begins when its date does', () => {
  const hours = (timeZone: string, moment: string) => {
    const { from, until } = getDayBounds(timeZone, Date.parse(moment))
    return [new Date(from).toISOString(), (until - from) / 3_600_000]
  }
  expect(hours('UTC', '2026-03-02T00:00:00.000Z')).toEqual(['2026-03-02T00:00:00.000Z', 24])
  expect(hours('UTC', '2026-03-02T23:59:59.999Z')).toEqual(['2026-03-02T00:00:00.000Z', 24])
  expect(hours('Africa/Lagos', '2026-03-02T23:30:00.000Z')).toEqual(['2026-03-02T23:00:00.000Z', 24])
  expect(hours('Africa/Cairo', '2026-04-24T12:00:00.000Z')).toEqual(['2026-04-23T22:00:00.000Z', 23])
  expect(hours('Europe/London', '2026-10-25T12:00:00.000Z')).toEqual(['2026-10-24T23:00:00.000Z', 25])
})

test('the rules that apply to a person are read before they refuse: of what they may send, for whom they may act', async () => {
  const relay = await testRelay({
    spendingControls: ({ kind, userId }) =>
      kind === 'withdraw'
        ? {
            ...{ currency: 'NGN', timeZone: 'Africa/Lagos' },
            withdraw: {
              ...{ perOperation: '5000', perPersonAndDay: userId === 'uA' ? '2000' : '9000' },
              ...{ approval: { above: '1800' }, newDestination: { coolingOff: 1 } },
            },
          }
        : null,
  })
  const limits = (as: 'uA' | 'uP' | 'uB') => relay.send('GET', '/limits?customer_partner_id=cp_a', { as })
  await relay.withdraw('key-limits')
  relay.time.now += 1
  await relay.withdraw('key-limits')
  expect((await limits('uA')).data).toEqual([
    {
      ...{ kind: 'withdraw', currency: 'NGN', atOnce: '5000', alone: '1800', withoutProof: null },
      ...{ personDay: { limit: '2000', used: '1500.5' }, partnerDay: null, newRecipientHold: 1 },
      dayEndsAt: '2026-03-02T23:00:00.000Z',
    },
  ])
  expect((await limits('uP')).data).toMatchObject([{ personDay: { limit: '9000', used: '0' } }])
  expect((await limits('uB')).code).toBe('forbidden')
  expect((await relay.send('GET', '/limits')).code).toBe('malformed_request')
})

test('a proof that is missing is asked for by the operation, and a limit is told with its end', () => {
  expect(toSpendingRefusal({ code: 'step_up_required' }, 'key-one').data).toEqual({ operationId: 'key-one' })
  const limit = { control: 'personDay', limit: '9', used: '1', currency: 'NGN' } as const
  const told = (until: number | null) =>
    toSpendingRefusal({ code: 'limit_exceeded', limit: { ...limit, until } }, 'key-one').data
  expect([told(null), told(0)]).toEqual([
    { ...limit, until: null },
    { ...limit, until: '1970-01-01T00:00:00.000Z' },
  ])
})
