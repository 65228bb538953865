import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { manualClock } from '@onlend/sandbox'
import { startSandbox } from '@onlend/sandbox/server'
import type { LendingOptions } from './LendingOptions.ts'
import { startApp } from './startApp.ts'

type LendingServers = {
  sandboxUrl: string
  appUrl: string | null
  /** Ends what was started here. */
  stop: () => Promise<void>
}

/**
 * Starts a sandbox and the app in front of it, or takes the sandbox that is named.
 *
 * @throws Error when the options name neither or both, when the sandbox does not answer, or when the app does not start.
 */
export async function startServers(options: LendingOptions): Promise<LendingServers> {
  const { app, sandboxUrl, relayPath = '/lending', webhookPath = `${relayPath}/webhooks/service` } = options
  if ((app === undefined) === (sandboxUrl === undefined))
    throw new Error(
      "Say what is under test: `use: { lendingOptions: { app: { command: 'npm start' } } }` in playwright.config.ts, or `sandboxUrl` in place of `app` where `webServer` starts both.",
    )
  if (app === undefined) return attach(sandboxUrl ?? '')
  const port = await findFreePort()
  const appUrl = `http://localhost:${port}`
  const lendingApiKey = `sk_sandbox_${randomUUID()}`
  const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`
  const sandbox = await startSandbox({
    ...{ apiKey: lendingApiKey, webhookUrl: `${appUrl}${webhookPath}`, webhookSecret, snapshotFile: null },
    // Nothing settles by itself while a test still looks at what came before.
    clock: manualClock(Date.now()),
  })
  try {
    const started = await startApp({
      ...{ app, healthUrl: `${appUrl}${relayPath}/health` },
      facts: { port, lendingApiUrl: sandbox.address, lendingApiKey, webhookSecret },
    })
    return {
      ...{ sandboxUrl: sandbox.address, appUrl },
      async stop() {
        await started.stop()
        await sandbox.stop()
      },
    }
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

async function attach(address: string): Promise<LendingServers> {
  const sandboxUrl = address.replace(/\/+$/, '')
  const answer = await fetch(`${sandboxUrl}/control/state`).catch(() => null)
  if (answer?.ok !== true)
    throw new Error(`There is no sandbox at ${sandboxUrl}: start one by \`npx @onlend/sandbox\`.`)
  return { sandboxUrl, appUrl: null, stop: async () => {} }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port could be found.')
  return address.port
}
