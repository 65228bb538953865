// A relay on an embedded database and a folder that stops each write with staged files at the point that its key names, says so, and waits
// there to be killed.
import { join } from 'node:path'
import { stagedMediaType } from '@onlend/core/relay'
import { fileStaging } from '../../src/uploads/staging/fileStaging.ts'
import { joinRelay } from '../../src/joinRelay.ts'
import { pdfFile } from '../inspection/pdfFile.ts'
import { createStore } from '../../src/createStore.ts'
import { openPgliteDatabase } from '../../src/database/openPgliteDatabase.ts'
import type { RelayStore } from '../../src/RelayStore.ts'
import type { UploadStaging } from '../../src/uploads/UploadStaging.ts'

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
    const result = await store.claim(claim)
    await stopAt('after-the-claim')
    return result
  },
  async record(key, outcome) {
    await stopAt('before-the-record')
    return store.record(key, outcome)
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
  async remove(id) {
    await stopAt('after-the-record')
    await staging.remove(id)
  },
}
const relay = joinRelay({
  upstream: { baseUrl: upstreamUrl, apiKey: 'sk_canary_KEY_0001' },
  environment: 'sandbox',
  // Equal writes under other keys are meant here.
  operations: { duplicateWindow: 0 },
  authenticate: () => {
    return { userId: 'uA', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] }
  },
  store: stopping,
  uploads: { staging: stoppingStaging },
})

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const own = { 'Tus-Resumable': '1.0.0', 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' }
  return relay.fetch(
    new Request(`https://app.test${path}`, { ...init, method, headers: { ...own, ...init.headers } }),
  )
}

/** Stages one file and returns the body of a write with it. */
async function stage(set: string): Promise<string> {
  // Looking into a file reads it as well.
  sending = ''
  const bytes = pdfFile(`% ${'x'.repeat(300_000)}`)
  const facts = {
    customer_partner_id: 'cp_a',
    kind: 'registerCustomer',
    set,
    slot: 'nin_slip',
    name: 'a.pdf',
  }
  const metadata = Object.entries(facts).map(([key, value]) => `${key} ${btoa(value)}`)
  const made = await ask('POST', '/uploads', {
    headers: { 'Upload-Length': String(bytes.byteLength), 'Upload-Metadata': metadata.join(',') },
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
}

const commands: Record<string, (key: string, body: string) => Promise<unknown>> = {
  stage,
  async send(key, body) {
    sending = key
    const answer = await ask('POST', '/v1/customer_partners/cp_a/customers', {
      headers: { 'Content-Type': stagedMediaType, 'Idempotency-Key': key },
      body,
    })
    return [answer.status, answer.headers.get('Onlend-Error')]
  },
  async state(key) {
    const { data } = await (await ask('GET', `/operations/${key}`)).json()
    return data?.state ?? null
  },
  async files(set) {
    const { data } = await (
      await ask('GET', `/uploads?customer_partner_id=cp_a&kind=registerCustomer&set=${set}`)
    ).json()
    return data.uploads.length
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
