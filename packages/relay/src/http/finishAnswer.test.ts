import { endpoints } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay } from '../../test/testRelay.ts'

// `send` itself expects the mark on every answer; the statuses say that each kind of answer is among these.
test('every answer of the relay carries its mark: of the service, of its own, refused, streamed, failed', async () => {
  const { send, withdraw, upstream, relay } = await testRelay()
  const limit = toPath(endpoints.getCreditLimit.path)
  const getStatus = async (...asked: Parameters<typeof send>) => (await send(...asked)).status
  expect(await getStatus('GET', limit)).toBe(200)
  expect(await getStatus('HEAD', limit)).toBe(200)
  expect(await getStatus('GET', '/session')).toBe(200)
  expect(await getStatus('GET', '/session', { as: null })).toBe(401)
  expect(await getStatus('GET', '/nothing')).toBe(404)
  expect(await getStatus('DELETE', limit)).toBe(405)
  expect(await getStatus('OPTIONS', limit)).toBe(204)
  expect(await getStatus('GET', '/health/live', { as: null })).toBe(200)
  expect((await withdraw('key-marked')).status).toBe(200)
  expect((await withdraw('key-marked')).status).toBe(200)
  upstream.answer = () => Response.json({ status: 'error' }, { status: 404 })
  expect(await getStatus('GET', limit)).toBe(404)
  upstream.answer = () => Promise.reject(new TypeError('reset'))
  expect(await getStatus('GET', limit)).toBe(502)
  expect((await withdraw('key-unknown', { amount: 3 })).status).toBe(409)
  const headers = { Accept: 'text/event-stream', Cookie: 's=uA', 'Sec-Fetch-Site': 'same-origin' }
  const request = new Request('https://app.test/lending/events?customer_partner_id=cp_a', { headers })
  const stream = await relay.fetch(request)
  expect([stream.status, stream.headers.get(relayHeaders.mark)]).toEqual([200, '1'])
  await stream.body?.cancel()
})

test('an upload, a webhook and a failure inside the relay carry the mark', async () => {
  const staging = await stagingRelay()
  const path = await staging.created({ size: 4 })
  expect((await staging.head(path)).status).toBe(200)
  expect((await staging.patch(path, 9, new Uint8Array(4))).status).toBe(409)
  const broken = await testRelay({
    store: {
      ...staging.store,
      listOperations: () => Promise.reject(new RangeError('no such thing')),
    },
  })
  expect((await broken.send('GET', '/operations?customer_partner_id=cp_a')).status).toBe(500)
  const webhook = await sendWebhook(broken, { event: 'withdrawal.completed' })
  expect(webhook.headers.get(relayHeaders.mark)).toBe('1')
})

test('a mark that the service sends is not what marks an answer', async () => {
  const { send, upstream } = await testRelay()
  upstream.answer = () => Response.json({ data: [] }, { headers: { [relayHeaders.mark]: 'forged' } })
  expect((await send('GET', toPath(endpoints.listBanks.path))).headers.get(relayHeaders.mark)).toBe('1')
})
