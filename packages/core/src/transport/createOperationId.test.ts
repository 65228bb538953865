import { expect, test } from 'vitest'
import { listBanks } from '../endpoints/listBanks.ts'
import { callEndpoint } from './callEndpoint.ts'
import { createLendingClient } from './createLendingClient.ts'
import { createOperationId } from './createOperationId.ts'

test('T10: every intent has a key of its own', () => {
  const ids = new Set(Array.from({ length: 1_000 }, () => createOperationId()))
  expect(ids.size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{32,36}$/)
})

test('S123: after the relay has named an epoch of its ledger, keys begin with it', async () => {
  const answers = [{}, { 'Onlend-Ledger-Epoch': '5f3a9c01' }, {}]
  const client = createLendingClient({
    baseUrl: 'https://app.test',
    fetch: async () => Response.json({ data: [] }, { headers: { 'Onlend-Relay': '1', ...answers.shift() } }),
  })
  const mint = async () => {
    await callEndpoint(client, listBanks, { country: 'ghana' }).catch(() => undefined)
    return createOperationId(client)
  }
  expect(await mint()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await mint()).toMatch(/^epoch-5f3a9c01\.[0-9a-f-]{36}$/)
  // An answer without it takes nothing back.
  expect(await mint()).toMatch(/^epoch-5f3a9c01\./)
  expect(createOperationId()).not.toContain('epoch')
})
