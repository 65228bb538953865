import { callEndpoint, createLendingClient, getCreditLimit, startOperation, withdraw } from '@onlend/core'
import { getOperation, issueToken, listChangeEvents } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { rest } from 'msw-1'
import { setupServer } from 'msw-1/node'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createRelayDouble } from '../relay-double/index.ts'
import { createRestHandlers } from './createRestHandlers.ts'

const baseUrl = 'https://app.test/lending'
const sandbox = createSandbox({ clock: manualClock() })
const relay = createRelayDouble(sandbox, { streams: false, tokens: true })
const server = setupServer(...createRestHandlers(sandbox, { rest, baseUrl, relay }))
server.listen({ onUnhandledRequest: 'error' })
const client = createLendingClient({ baseUrl })

afterEach(() => sandbox.reset())
afterAll(() => server.close())

const body = {
  account_type: 'bank',
  name: 'Ada',
  amount: '10.00',
  account_number: '0123456789',
  bank_code: '058',
} as const

test('an app on Mock Service Worker 1 reads, writes and hears how it ended', async () => {
  const limit = await callEndpoint(client, getCreditLimit, { customerPartnerId: 'cp_adaeze' })
  expect(limit?.currency).toBe('NGN')
  const variables = { customerPartnerId: 'cp_adaeze', body }
  await startOperation(client, withdraw, variables, { operationId: 'op-msw-1' })
  await sandbox.advance(3_000)
  const operation = await callEndpoint(client, getOperation, { operationId: 'op-msw-1' })
  expect(operation?.state).toBe('succeeded')
})

test('a file is staged in two parts, as tus does', async () => {
  const { uploads, tus, metadata, bytes } = createUpload()
  const created = await fetch(uploads, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': `${bytes.length}`, 'Upload-Metadata': metadata },
  })
  expect(created.status).toBe(201)
  const file = new URL(created.headers.get('Location') ?? '', uploads).href
  for (const [from, to] of [
    [0, 4],
    [4, bytes.length],
  ] as const) {
    const headers = { ...tus, 'Upload-Offset': `${from}`, 'Content-Type': 'application/offset+octet-stream' }
    const sent = await fetch(file, { method: 'PATCH', headers, body: bytes.slice(from, to) })
    expect(sent.headers.get('Upload-Offset')).toBe(`${to}`)
  }
  expect(relay.uploads()).toMatchObject([{ name: 'memorandum.pdf', size: bytes.length }])
})

test('change events are polled', async () => {
  const events = await callEndpoint(client, listChangeEvents, { customerPartnerId: 'cp_adaeze' })
  expect(events).toMatchObject([{ topic: 'reset', customerPartnerId: 'cp_adaeze' }])
})

test('a token is issued', async () => {
  expect(await callEndpoint(client, issueToken, {})).toMatchObject({ lifetime: 600_000 })
})

function createUpload() {
  const fields = {
    customer_partner_id: 'cp_adaeze',
    kind: 'submitCreditAssessment',
    set: 'current',
    slot: 'memorandum',
    name: 'memorandum.pdf',
    type: 'application/pdf',
  }
  return {
    uploads: `${baseUrl}/uploads`,
    tus: { 'Tus-Resumable': '1.0.0', 'X-Relay': '1' },
    metadata: Object.entries(fields)
      .map(([name, value]) => `${name} ${btoa(value)}`)
      .join(),
    bytes: new TextEncoder().encode('%PDF-1.4 ten pages'),
  }
}
