// A relay on an embedded database and a folder that stops each write at the point that its key names, says so, and waits there to be killed.
import { join } from 'node:path'
import { stagedMediaType } from '@onlend/core/relay'
import { endpoints } from '@onlend/core/internal'
import { joinRelay } from '../../../src/joinRelay.ts'
import { createStore } from '../../../src/createStore.ts'
import { openPgliteDatabase } from '../../../src/database/openPgliteDatabase.ts'
import type { RelayStore } from '../../../src/RelayStore.ts'
import { fileStaging } from '../../../src/uploads/staging/fileStaging.ts'
import type { UploadStaging } from '../../../src/uploads/UploadStaging.ts'
import { pdfFile } from '../../inspection/pdfFile.ts'
import { uploadMetadata } from '../../uploadMetadata.ts'
import { toPath } from '../../toPath.ts'

const [folder = '', upstreamUrl = '', stops = ''] = process.argv.slice(2)
/** The write that is on its way. */
let sending = ''

/** Says that the point of this key is reached and never goes on; goes on at once at every other. */
async function stopAt(point: string): Promise<void> {
  if (stops !== 'stops' || !sending.endsWith(point)) return
  process.send?.({ reached: sending })
  await new Promise<never>(() => undefined)
}

const store = createStore(await openPgliteDatabase({ dataDir: join(folder, 'database') }))
const stopping: RelayStore = {
  ...store,
  async claim(claim) {
    await stopAt('before-the-claim')
    const result = await store.claim(claim)
    await stopAt('after-the-claim')
    return result
  },
  async record(key, outcome) {
    await stopAt('before-the-record')
    const operation = await store.record(key, outcome)
    await stopAt('after-the-record')
    return operation
  },
}
const staging = fileStaging({ folder: join(folder, 'files') })
const stoppingStaging: UploadStaging = {
  ...staging,
  async *read(id) {
    for await (const piece of staging.read(id)) {
      yield piece
      await stopAt('while-streaming')
    }
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
  uploads: { staging: stoppingStaging },
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

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const own = { 'Tus-Resumable': '1.0.0', 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' }
  return relay.fetch(
    new Request(`https://app.test${path}`, { ...init, method, headers: { ...own, ...init.headers } }),
  )
}

async function describe(answer: Response): Promise<Record<string, unknown>> {
  const { data } = (await answer.json()) as { data: { state?: string } | null }
  return {
    status: answer.status,
    code: answer.headers.get('Onlend-Error'),
    replayed: answer.headers.has('Idempotency-Replayed'),
    state: data?.state ?? null,
  }
}

const commands: Record<string, (key: string, body: string) => Promise<unknown>> = {
  /** Stages one file and returns the body of a write with it. */
  async stage(set) {
    // Looking into a file reads it as well.
    sending = ''
    const bytes = pdfFile(`% ${'x'.repeat(300_000)}`)
    const facts = { kind: 'registerCustomer', set, slot: 'nin_slip', name: 'a.pdf' }
    const made = await ask('POST', '/uploads', {
      headers: { 'Upload-Length': String(bytes.byteLength), 'Upload-Metadata': uploadMetadata(facts) },
    })
    const location = made.headers.get('Location') ?? ''
    await ask('PATCH', location, {
      headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: bytes,
    })
    const hasher = staging.createHasher()
    hasher.update(bytes)
    const upload = location.slice(location.lastIndexOf('/') + 1)
    return JSON.stringify({ parts: [{ name: 'nin_slip', upload, sha256: hasher.digest() }] })
  },
  /** Sends the write that the key begins with the name of, or the staged body of a customer. */
  async send(key, body) {
    sending = key
    const kind = body === '' ? key.slice(0, key.indexOf('-')) : 'registerCustomer'
    const { method, path } = endpoints[kind as keyof typeof endpoints] // A name of the parent's.
    const headers = {
      'Content-Type': body === '' ? 'application/json' : stagedMediaType,
      'Idempotency-Key': key,
    }
    return describe(await ask(method, toPath(path), { headers, body: body || JSON.stringify(bodies[kind]) }))
  },
  read: async (key) => describe(await ask('GET', `/operations/${key}`)),
  async files(set) {
    const answer = await ask('GET', `/uploads?customer_partner_id=cp_a&kind=registerCustomer&set=${set}`)
    return (await answer.json()).data.uploads.length
  },
}

process.on(
  'message',
  async ({ command, key, body = '' }: { command: string; key: string; body?: string }) => {
    process.send?.({ said: await commands[command]?.(key, body) })
  },
)
process.on('disconnect', () => process.exit())
process.send?.({ said: 'ready' })
