import { expect, test } from 'vitest'
import type { Sandbox, SandboxOptions } from '../Sandbox.ts'
import { openTestSandbox, transfer } from '../../test/openTestSandbox.ts'
import { signWebhook } from './signWebhook.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

type Opened = { sandbox: Sandbox; withdraw: (amount?: number) => Promise<unknown> }

function open(options: SandboxOptions = {}): Opened {
  const { sandbox, send } = openTestSandbox(options)
  const path = '/v1/baas/customer-partner/cp_adaeze/withdraw'
  return { sandbox, withdraw: (amount = 100) => send('POST', path, { ...transfer, amount }) }
}

/** A receiver that answers with each status in turn, and 204 from then on. */
function createReceiver(...statuses: (number | 'down')[]) {
  const received: Request[] = []
  const receive: typeof fetch = async (input, init) => {
    received.push(new Request(input, init))
    const status = statuses.shift() ?? 204
    if (status === 'down') throw new TypeError('fetch failed')
    return new Response(null, { status })
  }
  return { received, receive }
}

test('an event is posted to the address, signed in the Standard Webhooks manner', async () => {
  const { received, receive } = createReceiver()
  const { sandbox, withdraw } = open({ webhook: { url: 'https://host.test/hook', secret, fetch: receive } })
  await withdraw()
  await sandbox.advance(3_000)
  expect(received.map(({ url, method }) => [method, url])).toEqual([['POST', 'https://host.test/hook']])
  const [request] = received
  const [sent] = sandbox.webhooks.sent
  expect(await request?.text()).toBe(sent?.body)
  expect(request?.headers.get('webhook-id')).toBe(sent?.id)
  expect(request?.headers.get('webhook-timestamp')).toBe(
    String(Date.parse('2026-01-15T09:00:03.000Z') / 1000),
  )
  const timestamp = Number(request?.headers.get('webhook-timestamp'))
  const expected = await signWebhook({ id: sent?.id ?? '', timestamp, body: sent?.body ?? '', secret })
  expect(request?.headers.get('webhook-signature')).toBe(expected)
})

test('the signature is the one of the Standard Webhooks example', async () => {
  const signature = await signWebhook({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
    secret,
  })
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a secret of another form is refused', async () => {
  await expect(signWebhook({ id: 'a', timestamp: 1, body: '', secret: 'hunter2' })).rejects.toThrow(TypeError)
})

test('a delivery that fails is tried again under the same id, with growing pauses', async () => {
  const { received, receive } = createReceiver(500, 'down', 503)
  const { sandbox, withdraw } = open({ webhook: { url: 'https://host.test/hook', secret, fetch: receive } })
  await withdraw()
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.list()).toMatchObject([{ status: 'waiting', attempts: [{ status: 500 }] }])
  await sandbox.advance(600_000)
  expect(sandbox.webhooks.list()).toMatchObject([{ status: 'delivered' }])
  expect(
    sandbox.webhooks.sent.map(({ at, attempt }) => [at - Date.parse('2026-01-15T09:00:03.000Z'), attempt]),
  ).toEqual([
    [0, 1],
    [1_000, 2],
    [6_000, 3],
    [36_000, 4],
  ])
  expect(new Set(received.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
})

test('after five deliveries that fail the event is given up', async () => {
  const { received, receive } = createReceiver(500, 500, 500, 500, 500, 500)
  const { sandbox, withdraw } = open({ webhook: { url: 'https://host.test/hook', fetch: receive } })
  await withdraw()
  await sandbox.advance(86_400_000)
  expect(received).toHaveLength(5)
  expect(sandbox.webhooks.list()).toMatchObject([{ status: 'failed' }])
})

test('a listener hears each event once, whatever becomes of its delivery', async () => {
  const { receive } = createReceiver(500)
  const { sandbox, withdraw } = open({ webhook: { url: 'https://host.test/hook', fetch: receive } })
  const delivered: string[] = []
  const stop = sandbox.webhooks.on((webhook) => void delivered.push(webhook.event))
  await withdraw()
  await sandbox.advance(60_000)
  stop()
  await withdraw()
  await sandbox.advance(60_000)
  expect(delivered).toEqual(['withdrawal.succeeded'])
})

test('what a listener throws is noted with the event', async () => {
  const { sandbox, withdraw } = open()
  sandbox.webhooks.on(() => {
    throw new Error('the inbox is full')
  })
  await withdraw()
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.list()).toMatchObject([
    { status: 'failed', attempts: [{ error: 'the inbox is full' }] },
  ])
})

test('an event can be sent again, under the same id', async () => {
  const { sandbox, withdraw } = open()
  await withdraw()
  await sandbox.advance(3_000)
  const [first] = sandbox.webhooks.sent
  await sandbox.webhooks.resend(first?.id ?? '')
  expect(sandbox.webhooks.sent.map(({ id }) => id)).toEqual([first?.id, first?.id])
  await expect(sandbox.webhooks.resend('evt_nothing')).rejects.toThrow('evt_nothing')
})

test('an event can come late', async () => {
  const { sandbox, withdraw } = open()
  sandbox.webhooks.misbehave({ mode: 'late', times: 1 })
  await withdraw()
  await sandbox.advance(62_999)
  expect(sandbox.webhooks.sent).toEqual([])
  await sandbox.advance(1)
  expect(sandbox.webhooks.sent).toHaveLength(1)
})

test('a forged event claims the opposite under a signature that does not hold', async () => {
  const { sandbox, withdraw } = open({ webhook: { secret } })
  sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
  await withdraw()
  await sandbox.advance(3_000)
  const [forged, genuine] = sandbox.webhooks.sent
  expect([forged?.event, genuine?.event]).toEqual(['withdrawal.failed', 'withdrawal.succeeded'])
  expect([forged?.forged, genuine?.forged]).toEqual([true, false])
  expect(forged?.id).not.toBe(genuine?.id)
  const timestamp = Number(forged?.headers['webhook-timestamp'])
  const right = await signWebhook({ id: forged?.id ?? '', timestamp, body: forged?.body ?? '', secret })
  expect(forged?.headers['webhook-signature']).not.toBe(right)
})

test('an event can come before the answer', async () => {
  const { sandbox, withdraw } = open()
  sandbox.webhooks.misbehave({ mode: 'before-answer', times: 1 })
  await withdraw()
  expect(sandbox.webhooks.sent).toHaveLength(1)
  await withdraw()
  expect(sandbox.webhooks.sent).toHaveLength(1)
})

test('a misbehaviour lasts as many events as it was told', async () => {
  const { sandbox, withdraw } = open()
  sandbox.webhooks.misbehave({ mode: 'never', times: 2 })
  for (let sent = 0; sent < 3; sent += 1) await withdraw()
  await sandbox.advance(60_000)
  expect(sandbox.webhooks.list().map(({ status }) => status)).toEqual(['withheld', 'withheld', 'delivered'])
})

test('the time to the final status can be set', async () => {
  const { sandbox, withdraw } = open({ webhook: { delayMs: 0 } })
  await withdraw()
  await sandbox.advance(0)
  expect(sandbox.webhooks.sent).toHaveLength(1)
})

test('a nameless event tells an outcome and not of what', async () => {
  const { sandbox, withdraw } = open()
  sandbox.webhooks.misbehave({ mode: 'nameless', times: 1 })
  await withdraw()
  await sandbox.advance(3_000)
  const [sent] = sandbox.webhooks.sent
  expect(Object.keys(sent?.payload.data ?? {})).toEqual(['amount', 'currency', 'status', 'message'])
})
