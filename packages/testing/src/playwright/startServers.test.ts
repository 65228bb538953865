import { startSandbox } from '@onlend/sandbox/server'
import { expect, onTestFinished, test } from 'vitest'
import { startServers } from './startServers.ts'

/** An app whose health says what it was told. */
const app = `node -e "
  const { PORT, LENDING_API_URL, LENDING_API_KEY, WEBHOOK_SECRET } = process.env
  const body = JSON.stringify({ LENDING_API_URL, LENDING_API_KEY, WEBHOOK_SECRET })
  require('node:http').createServer((_, response) => response.end(body)).listen(PORT)
"`

test('an app starts in front of a sandbox of its own, knows its address and key, and ends with it', async () => {
  const { appUrl, sandboxUrl, stop } = await startServers({ app: { command: app } })
  const told = await (await fetch(`${appUrl}/lending/health`)).json()
  expect(told).toMatchObject({
    LENDING_API_URL: sandboxUrl,
    WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
  })
  const limit = `${sandboxUrl}/v1/baas/customer-partner/cp_adaeze/credit-limit`
  const withKey = { headers: { Authorization: `Bearer ${told.LENDING_API_KEY}` } }
  expect((await fetch(limit)).status).toBe(401)
  expect((await fetch(limit, withKey)).status).not.toBe(401)
  await stop()
  await expect(fetch(`${appUrl}/lending/health`)).rejects.toThrow('fetch failed')
  await expect(fetch(`${sandboxUrl}/health`)).rejects.toThrow('fetch failed')
})

test('two at once do not meet', async () => {
  const both = await Promise.all([
    startServers({ app: { command: app } }),
    startServers({ app: { command: app } }),
  ])
  expect(new Set(both.flatMap(({ appUrl, sandboxUrl }) => [appUrl, sandboxUrl])).size).toBe(4)
  for (const { stop } of both) await stop()
})

test('an app that ends before it is ready fails with what it printed', async () => {
  const command = 'echo no database && exit 3'
  await expect(startServers({ app: { command } })).rejects.toThrow(/ended with 3[\s\S]*no database/)
  const killed = startServers({ app: { command: 'kill -9 $$' } })
  await expect(killed).rejects.toThrow('ended with SIGKILL')
  const elsewhere = startServers({ app: { command: app, cwd: '/no/such/folder' } })
  await expect(elsewhere).rejects.toThrow('ENOENT')
})

test('an app that never answers fails with where it was asked', async () => {
  const command = 'exec sleep 60'
  const started = startServers({ app: { command, timeout: 200 }, relayPath: '/api/lending' })
  await expect(started).rejects.toThrow(/did not answer at \S+\/api\/lending\/health within 200 ms/)
})

test('a sandbox that runs is taken as it is, and one that does not is named', async () => {
  const running = await startSandbox()
  onTestFinished(running.stop)
  const { sandboxUrl, appUrl, stop } = await startServers({ sandboxUrl: `${running.address}/` })
  expect({ sandboxUrl, appUrl }).toEqual({ sandboxUrl: running.address, appUrl: null })
  await stop()
  expect((await fetch(`${running.address}/health`)).status).toBe(200)
  await expect(startServers({ sandboxUrl: 'http://127.0.0.1:1' })).rejects.toThrow('npx @onlend/sandbox')
})

test('options that name nothing to test, or two things, are refused with what to write', async () => {
  await expect(startServers({})).rejects.toThrow('lendingOptions')
  await expect(startServers({ app: { command: app }, sandboxUrl: 'http://127.0.0.1:1' })).rejects.toThrow(
    'Say what is under test',
  )
})
