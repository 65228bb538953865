import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { manualClock } from '@onlend/sandbox'
import { startSandbox } from '@onlend/sandbox/server'
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { LendingAppFacts, LendingAppOptions, LendingOptions } from './LendingOptions.ts'

type LendingServers = {
  sandboxUrl: string
  appUrl: string | null
  /** Ends the servers that `startServers` started. */
  stop: () => Promise<void>
}

/**
 * Starts a sandbox and the app in front of it, or uses the sandbox of `sandboxUrl`.
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
    // The clock stands still, so that no operation settles while a test still checks the state before.
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

const msToStop = 10_000
const shownCharacters = 4_000

/**
 * Starts the app by its command and waits until its relay is healthy.
 *
 * @throws Error, with the end of the app's output, when the app ends before that or takes too long.
 */
async function startApp(parameters: {
  app: LendingAppOptions
  facts: LendingAppFacts
  healthUrl: string
}): Promise<{ stop: () => Promise<void> }> {
  const { app, facts, healthUrl } = parameters
  const { command, cwd = '.', environment = defaultEnvironment, timeout = 60_000 } = app
  const child = spawn(command, {
    ...{ cwd, env: { ...process.env, ...environment(facts) }, shell: true },
    // A process group, so that the processes that the shell has started end with it.
    ...{ detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: unknown) => (output = (output + String(chunk)).slice(-shownCharacters)))
  // The error of a missing folder goes to `output`, as all other messages do.
  child.once('error', ({ message }) => (output += message))
  const ended = new Promise((resolve) => child.once('close', resolve))
  // An interrupted run leaves no server behind.
  const end = () => endGroup(child, 'SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    endGroup(child, 'SIGTERM')
    const late = setTimeout(end, msToStop)
    await ended
    clearTimeout(late)
  }
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(healthUrl, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer?.ok === true) return { stop }
    // Polling is the only way from outside the process; the deadline bounds it.
    await wait(50)
  }
  const what = hasEnded(child)
    ? `ended with ${child.exitCode ?? child.signalCode} before it was ready`
    : `did not answer at ${healthUrl} within ${timeout} ms`
  await stop()
  throw new Error(`\`${command}\` ${what}. It printed:\n${output}`)
}

function defaultEnvironment(facts: LendingAppFacts): Record<string, string> {
  const { port, lendingApiUrl, lendingApiKey, webhookSecret } = facts
  return {
    ...{ PORT: String(port), WEBHOOK_SECRET: webhookSecret },
    ...{ LENDING_API_URL: lendingApiUrl, LENDING_API_KEY: lendingApiKey },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function endGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined || process.platform === 'win32') return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}
