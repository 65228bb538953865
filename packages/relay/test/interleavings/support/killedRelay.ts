// A relay on an embedded database that stops each write at the point that its key names, says so, and waits there to be killed.
import { endpoints } from '@onlend/core/internal'
import { joinRelay } from '../../../src/joinRelay.ts'
import { createStore } from '../../../src/createStore.ts'
import { openPgliteDatabase } from '../../../src/database/openPgliteDatabase.ts'
import type { RelayStore } from '../../../src/RelayStore.ts'
import { toPath } from '../../toPath.ts'

const [dataDir = '', upstreamUrl = '', stops = ''] = process.argv.slice(2)

/** Says that the point of this key is reached and never goes on; goes on at once at every other. */
async function stopAt(point: string, key: string): Promise<void> {
  if (stops !== 'stops' || !key.endsWith(point)) return
  process.send?.({ reached: key })
  await new Promise<never>(() => undefined)
}

const store = createStore(await openPgliteDatabase({ dataDir }))
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
const relay = joinRelay({
  upstream: { baseUrl: upstreamUrl, apiKey: 'sk_canary_KEY_0001' },
  environment: 'sandbox',
  // Equal writes under other keys are meant here.
  operations: { duplicateWindow: 0 },
  authenticate: () => {
    const person = { userId: 'uP', channelPartnerId: 'chp_p' }
    return { ...person, role: 'channel-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }
  },
  store: stopping,
})

const owned = { customer_partner_id: 'cp_a' }
const rows = [{ transaction_reference: 'loan_1', amount: 10 }]

/** One body of each write. */
const bodies: Record<string, object> = {
  withdraw: {
    account_type: 'bank',
    name: 'Ada Obi',
    amount: 1500.5,
    account_number: '0123456789',
    bank_code: '058',
  },
  requestDrawdown: { amount: 500, tenor: 30 },
  registerTransactions: { ...owned, transactions: rows },
  reconcileRepayments: { ...owned, payments: rows },
  createBusiness: { channel_partner_id: 'chp_p', business_name: 'New Ltd' },
  registerCustomer: { first_name: 'Ada', unique_id: '22345678901' },
}

async function answerTo(request: Request): Promise<Record<string, unknown>> {
  const answer = await relay.fetch(request)
  const { data } = (await answer.json()) as { data: { state?: string } | null }
  return {
    status: answer.status,
    code: answer.headers.get('Onlend-Error'),
    replayed: answer.headers.has('Idempotency-Replayed'),
    state: data?.state ?? null,
  }
}

/** Sends the write that the key begins with the name of, or reads it. */
function ask(command: 'send' | 'read', key: string): Promise<Record<string, unknown>> {
  const headers = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  if (command === 'read') return answerTo(new Request(`https://app.test/operations/${key}`, { headers }))
  const kind = key.slice(0, key.indexOf('-'))
  const endpoint = Object.values(endpoints).find(({ name }) => name === kind)
  const init = {
    method: endpoint?.method ?? 'POST',
    headers: { ...headers, 'Idempotency-Key': key },
    body: JSON.stringify(bodies[kind]),
  }
  return answerTo(new Request(`https://app.test${toPath(endpoint?.path ?? '')}`, init))
}

process.on('message', async ({ command, key }: { command: 'send' | 'read'; key: string }) => {
  process.send?.({ answer: await ask(command, key) })
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
