// A relay on an embedded database that stops each write at the point that its key names, says so, and waits there to be killed.
import { createRelay } from '../../createRelay.ts'
import { createSqlStore } from '../../stores/createSqlStore.ts'
import { openPgliteDatabase } from '../../stores/openPgliteDatabase.ts'
import type { RelayStore } from '../../stores/RelayStore.ts'

const [dataDir = '', upstreamUrl = '', stops = ''] = process.argv.slice(2)

/** Says that the point of this key is reached and never goes on; goes on at once at every other. */
async function stopAt(point: string, key: string): Promise<void> {
  if (stops !== 'stops' || !key.endsWith(point)) return
  process.send?.({ reached: key })
  await new Promise<never>(() => undefined)
}

const store = createSqlStore(await openPgliteDatabase({ dataDir }))
const stopping: RelayStore = {
  ...store,
  async claim(claim) {
    await stopAt('before-the-claim', claim.id)
    const result = await store.claim(claim)
    await stopAt('after-the-claim', claim.id)
    return result
  },
  async record(key, outcome) {
    await stopAt('before-the-record', key.id)
    const operation = await store.record(key, outcome)
    await stopAt('after-the-record', key.id)
    return operation
  },
}
const relay = createRelay({
  upstream: { baseUrl: upstreamUrl, apiKey: 'sk_canary_KEY_0001' },
  environment: 'sandbox',
  authenticate: () => {
    return { userId: 'uA', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }
  },
  store: stopping,
})

async function ask(method: string, path: string, key = ''): Promise<Record<string, unknown>> {
  const headers = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const body = {
    account_type: 'bank',
    name: 'Ada Obi',
    amount: 1500.5,
    account_number: '0123456789',
    bank_code: '058',
  }
  const isWrite = method === 'POST'
  const answer = await relay.fetch(
    new Request(`https://app.test${path}`, {
      method,
      headers: isWrite ? { ...headers, 'Idempotency-Key': key, 'X-Relay-Confirm': 'duplicate' } : headers,
      body: isWrite ? JSON.stringify(body) : null,
    }),
  )
  const { data } = (await answer.json()) as { data: { state?: string } | null }
  return {
    status: answer.status,
    code: answer.headers.get('Onlend-Error'),
    replayed: answer.headers.has('Idempotency-Replayed'),
    state: data?.state ?? null,
  }
}

process.on('message', async ({ command, key }: { command: 'send' | 'read'; key: string }) => {
  const isSend = command === 'send'
  const path = isSend ? '/v1/baas/customer-partner/cp_a/withdraw' : `/operations/${key}`
  const answer = await ask(isSend ? 'POST' : 'GET', path, key)
  process.send?.({ answer })
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
