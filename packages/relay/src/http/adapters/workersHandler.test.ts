import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/deferred.ts'
import { testRelay } from '../../../test/testRelay.ts'
import { bundleWorker } from '../../../test/adapters/bundleWorker.ts'
import { workersHandler } from './workersHandler.ts'

const withdrawal = (): Request =>
  new Request('https://app.test/lending/v1/baas/customer-partner/cp_a/withdraw', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: 's=uA',
      'Sec-Fetch-Site': 'same-origin',
      [relayHeaders.relay]: '1',
      [relayHeaders.idempotencyKey]: 'key-in-a-worker',
    },
    body: JSON.stringify({ account_type: 'bank', amount: 1, account_number: '1', bank_code: '058' }),
  })

test('the relay and its Worker need nothing of Node', async () => {
  const { code, imports } = await bundleWorker()
  expect(imports).toEqual([])
  expect(code).not.toMatch(/require\(["']|from ?["']node:/)
  expect(code).not.toContain('runs on a server only')
})

test('S61: a write is handed to the runtime’s waitUntil before its first await, and lasts until it is recorded', async () => {
  const { relay, upstream, send } = await testRelay()
  const service = deferred<Response>()
  const arrived = deferred()
  upstream.answer = () => {
    arrived.resolve()
    return service.promise
  }
  const steps: string[] = []
  const close = async (): Promise<void> => void steps.push('closed')
  const worker = workersHandler<{ name: string }>(async ({ name }) => {
    steps.push(`opened for ${name}`)
    return { relay, close }
  })
  const promised: Promise<unknown>[] = []
  const answer = worker.fetch(withdrawal(), { name: 'A' }, { waitUntil: (work) => void promised.push(work) })
  expect(promised).toHaveLength(1)
  await arrived.promise
  expect(steps).toEqual(['opened for A'])
  service.resolve(Response.json({ status: 'success', message: 'ok', data: [] }))
  expect((await answer).status).toBe(200)
  await Promise.all(promised)
  expect(steps).toEqual(['opened for A', 'closed'])
  expect((await send('GET', '/operations/key-in-a-worker')).data).toMatchObject({ state: 'accepted' })
})

test('the database of a stream is kept until its reader has left', async () => {
  const { relay } = await testRelay()
  let isClosed = false
  const close = async (): Promise<void> => {
    isClosed = true
  }
  const promised: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void promised.push(work) }
  const request = new Request('https://app.test/lending/events?customer_partner_id=cp_a', {
    headers: { Accept: 'text/event-stream', Cookie: 's=uA' },
  })
  const { body } = await workersHandler(() => ({ relay, close })).fetch(request, {}, context)
  const reader = body?.getReader()
  await reader?.read()
  expect(isClosed).toBe(false)
  await reader?.cancel()
  await Promise.all(promised)
  expect(isClosed).toBe(true)
})

test('a cron trigger sweeps and closes the database', async () => {
  const { relay } = await testRelay()
  const steps: string[] = []
  const watched = { ...relay, sweep: () => relay.sweep().then(() => void steps.push('swept')) }
  const close = async (): Promise<void> => void steps.push('closed')
  await workersHandler(() => ({ relay: watched, close })).scheduled({}, {})
  expect(steps).toEqual(['swept', 'closed'])
})
