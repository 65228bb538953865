import {
  callEndpoint,
  createLendingClient,
  getCreditLimit,
  registerCustomer,
  startOperation,
  withdraw,
} from '@onlend/core'
import { getOperation, listUploads } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'
import { createMswHandlers } from './createMswHandlers.ts'

const baseUrl = 'https://app.test/lending'
const sandbox = createSandbox({ clock: manualClock() })
const server = setupServer(...createMswHandlers(sandbox, { baseUrl }))
server.listen({ onUnhandledRequest: 'error' })

// The files of a worker share one process: a server that listens on would answer what the next file fetches.
afterAll(() => server.close())
afterEach(() => sandbox.reset())

test('an app that calls its relay is answered by the sandbox', async () => {
  const client = createLendingClient({ baseUrl })
  const limit = await callEndpoint(client, getCreditLimit, { customerPartnerId: 'cp_adaeze' })
  expect(limit?.currency).toBe('NGN')
})

test('a write goes through the ledger and is settled by the sandbox’s webhook', async () => {
  const client = createLendingClient({ baseUrl })
  const body = {
    account_type: 'bank',
    name: 'Ada',
    amount: '10.00',
    account_number: '0123456789',
    bank_code: '058',
  } as const
  await startOperation(
    client,
    withdraw,
    { customerPartnerId: 'cp_adaeze', body },
    { operationId: 'op-msw-1' },
  )
  await sandbox.advance(3_000)
  const operation = await callEndpoint(client, getOperation, { operationId: 'op-msw-1' })
  expect(operation?.state).toBe('succeeded')
})

test('a file is staged in a piece and reaches the sandbox with the write that names it', async () => {
  const client = createLendingClient({ baseUrl })
  const text = '%PDF-1.4\n%%EOF\n'
  const facts = { customer_partner_id: 'cp_adaeze', kind: 'registerCustomer', set: 'current' }
  const metadata = Object.entries({ ...facts, slot: 'nin_slip', name: 'slip.pdf' })
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join()
  const tus = { 'X-Relay': '1', 'Tus-Resumable': '1.0.0' }
  const created = await fetch(`${baseUrl}/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(text.length), 'Upload-Metadata': metadata },
  })
  const location = created.headers.get('Location') ?? ''
  await fetch(`https://app.test${location}`, {
    method: 'PATCH',
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: text,
  })
  const { uploads } = await callEndpoint(client, listUploads, {
    ...{ customerPartnerId: 'cp_adaeze', kind: 'registerCustomer', set: 'current' },
  })
  const [file] = uploads
  const body = {
    first_name: 'Zainab',
    last_name: 'Bello',
    contact_number: '08030000000',
    unique_id_type: 'bvn',
    unique_id: '22345678901',
    photo_id_type: 'NIN slip',
    nin_slip: { upload_id: file?.id ?? '', sha256: file?.sha256 ?? '' },
  } as const
  const parameters = { customerPartnerId: 'cp_adaeze', body }
  await startOperation(client, registerCustomer, parameters, { operationId: 'op-msw-2' })
  const sent = sandbox.calls.find(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({ nin_slip: { name: 'slip.pdf', size: text.length } })
})

test('a form with files is refused, as the relay refuses it', async () => {
  const body = new FormData()
  body.set('nin_slip', new File(['%PDF'], 'slip.pdf'))
  const refused = await createRelayDouble(sandbox).fetch(
    '/lending/v1/customer_partners/cp_adaeze/customers',
    {
      ...{ method: 'POST', body, headers: { 'X-Relay': '1', 'Idempotency-Key': 'op-msw-3' } },
    },
  )
  expect([refused.status, refused.headers.get('Onlend-Error')]).toEqual([415, 'unsupported_media_type'])
})
