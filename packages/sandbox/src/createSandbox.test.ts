import { expect, test } from 'vitest'
import { manualClock } from './clock/manualClock.ts'
import { createSandbox } from './createSandbox.ts'
import type { Sandbox, SandboxOptions } from './Sandbox.ts'

function open(options: SandboxOptions = {}): Sandbox {
  return createSandbox({ clock: manualClock(), ...options })
}

const headers = { authorization: 'Bearer sk_sandbox_demo', 'content-type': 'application/json' }
const transfer = {
  name: 'Ngozi Okafor',
  amount: 15000,
  account_type: 'bank',
  account_number: '0123456789',
  bank_code: '058',
}

function withdraw(sandbox: Sandbox, body: unknown, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch('/v1/baas/customer-partner/cp_adaeze/withdraw', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
}

function balance(sandbox: Sandbox, id = 'cp_adaeze'): string | null | undefined {
  return sandbox.control.state().partners.find((partner) => partner.id === id)?.lockboxBalance
}

test('T5, T87: a withdrawal is accepted with an empty list and ends by webhook', async () => {
  const sandbox = open()
  const response = await withdraw(sandbox, transfer)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'success', message: 'Transfer in progress', data: [] })
  expect(sandbox.webhooks.sent).toEqual([])
  expect(balance(sandbox)).toBe('1235000')
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.sent.map((webhook) => webhook.payload)).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      event: 'withdrawal.succeeded',
      created_at: '2026-01-15T09:00:03.000Z',
      data: {
        customer_partner_id: 'cp_adaeze',
        amount: 15000,
        currency: 'NGN',
        status: 'succeeded',
        account_type: 'bank',
        account_number: '0123456789',
        bank_code: '058',
        name: 'Ngozi Okafor',
        reference: expect.stringMatching(/^wdr_/),
        message: 'Completed',
      },
    },
  ])
})

test('every call is recorded with its owner, its body and whether it was executed', async () => {
  const sandbox = open()
  await withdraw(sandbox, transfer)
  await withdraw(sandbox, { ...transfer, amount: 99_000_000 })
  expect(sandbox.calls).toEqual([
    {
      id: expect.stringMatching(/^call_/),
      at: Date.parse('2026-01-15T09:00:00.000Z'),
      endpoint: 'withdraw',
      method: 'POST',
      path: '/v1/baas/customer-partner/cp_adaeze/withdraw',
      ownerId: 'cp_adaeze',
      body: transfer,
      executed: true,
      status: 200,
    },
    expect.objectContaining({ executed: false, status: 422 }),
  ])
})

test('a failed transfer puts the money back', async () => {
  const sandbox = open()
  await withdraw(sandbox, { ...transfer, amount: 150.02 })
  expect(balance(sandbox)).toBe('1249849.98')
  await sandbox.advance(3_000)
  expect(balance(sandbox)).toBe('1250000')
  expect(sandbox.webhooks.sent[0]?.event).toBe('withdrawal.failed')
})

test.each([
  ['150.03', []],
  ['150.04', ['withdrawal.succeeded', 'withdrawal.succeeded']],
  ['150.01', ['withdrawal.succeeded']],
])('magic amount %s sends %j', async (amount, events) => {
  const sandbox = open()
  await withdraw(sandbox, JSON.stringify(transfer).replace('15000', amount))
  await sandbox.advance(600_000)
  expect(sandbox.webhooks.sent.map((webhook) => webhook.event)).toEqual(events)
  expect(new Set(sandbox.webhooks.sent.map((webhook) => webhook.id)).size).toBe(Math.min(1, events.length))
})

test('magic amount .05 sends the event before the answer', async () => {
  const sandbox = open()
  const order: string[] = []
  sandbox.webhooks.on(() => void order.push('event'))
  await withdraw(sandbox, { ...transfer, amount: 150.05 }).then(() => order.push('answer'))
  expect(order).toEqual(['event', 'answer'])
})

test.each([
  ['150.06', 500, true],
  ['150.08', 401, false],
  ['150.09', 429, false],
  ['150.10', 502, false],
])('magic amount %s answers %i, executed: %s', async (amount, status, executed) => {
  const sandbox = open()
  const response = await withdraw(sandbox, JSON.stringify(transfer).replace('15000', amount))
  expect(response.status).toBe(status)
  expect(sandbox.calls[0]).toMatchObject({ executed, status })
})

test('magic amount .07 moves the money and answers after a minute', async () => {
  const sandbox = open()
  const answer = withdraw(sandbox, { ...transfer, amount: 150.07 })
  const outcome = answer.then((response) => ({ status: response.status, at: sandbox.clock.now() }))
  await sandbox.advance(0)
  await expect.poll(() => sandbox.calls[0]?.executed).toBe(true)
  await sandbox.advance(60_000)
  expect(await outcome).toEqual({ status: 200, at: Date.parse('2026-01-15T09:01:00.000Z') })
  expect(sandbox.webhooks.sent).toHaveLength(1)
})

test('without the key, or with a wrong one, the answer is 401', async () => {
  const sandbox = open()
  const path = '/v1/customer-partner/cp_adaeze/credit-limit/current'
  expect((await sandbox.fetch(path)).status).toBe(401)
  expect((await sandbox.fetch(path, { headers: { authorization: 'Bearer nope' } })).status).toBe(401)
  expect((await sandbox.fetch(path, { headers })).status).toBe(200)
})

test('an unknown path is 404, a wrong method 405, and whatever stands before /v1 is ignored', async () => {
  const sandbox = open()
  expect((await sandbox.fetch('/v1/nothing', { headers })).status).toBe(404)
  expect((await sandbox.fetch('/v1/financing/bulk-payment', { headers })).status).toBe(405)
  const base = 'https://api.example.com/lending/v1/banks/ghana'
  expect((await sandbox.fetch(base, { headers })).status).toBe(200)
})
