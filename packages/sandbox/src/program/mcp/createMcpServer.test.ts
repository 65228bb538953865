import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSandbox, transfer } from '../../../test/openTestSandbox.ts'
import { createMcpServer } from './createMcpServer.ts'

test('an assistant searches the documents, breaks a connection, ends a payment and moves the clock', async () => {
  const { sandbox, send } = openTestSandbox()
  const server = createMcpServer({ sandbox, folders: [join(import.meta.dirname, '../../../..')] })
  const client = new Client({ name: 'test', version: '1' })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(near), client.connect(far)])
  onTestFinished(() => client.close())
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    return { isError, text: JSON.stringify(content) }
  }

  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(
    'advance_clock list_calls list_partners search_docs send_webhook start_fault stop_faults'.split(' '),
  )
  expect((await call('search_docs', { words: 'magic values amount' })).text).toContain('sandbox/README.md')
  expect((await call('list_partners')).text).toContain('cp_adaeze')

  const path = '/v1/baas/customer-partner/cp_adaeze/withdraw'
  await call('start_fault', { endpoint: 'withdraw', fault: '500' })
  expect(await send('POST', path, transfer)).toMatchObject({ status: 500 })
  await call('start_fault', { endpoint: 'withdraw', fault: '500' })
  await call('stop_faults')
  expect(await send('POST', path, transfer)).not.toMatchObject({ status: 500 })
  expect((await call('list_calls')).text).toContain(path)
  await call('send_webhook', { outcome: 'failed', reason: 'The account is closed' })
  expect(sandbox.webhooks.sent).toMatchObject([{ event: 'withdrawal.failed' }])
  const before = sandbox.clock.now()
  await call('advance_clock', { ms: 3_000 })
  expect(sandbox.clock.now() - before).toBe(3_000)

  expect(await call('send_webhook', { outcome: 'failed' })).toMatchObject({ isError: true })
  const unknown = await call('start_fault', { endpoint: 'withdraw', fault: 'explode' })
  expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('done-then-reset') })
})
