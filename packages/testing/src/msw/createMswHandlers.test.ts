import { callEndpoint, createLendingClient, getCreditLimit, startOperation, withdraw } from '@onlend/core'
import { getOperation } from '@onlend/core/relay'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, expect, test } from 'vitest'
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
