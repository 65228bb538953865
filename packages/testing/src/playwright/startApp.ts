import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { LendingAppFacts, LendingAppOptions } from './LendingOptions.ts'

const msToStop = 10_000
const shownCharacters = 4_000

/**
 * Starts the app by its command and waits until its relay is healthy.
 *
 * @throws Error, with the end of what the app printed, when it ends before that or takes too long.
 */
export async function startApp(parameters: {
  app: LendingAppOptions
  facts: LendingAppFacts
  healthUrl: string
}): Promise<{ stop: () => Promise<void> }> {
  const { app, facts, healthUrl } = parameters
  const { command, cwd = '.', environment = defaultEnvironment, timeout = 60_000 } = app
  const child = spawn(command, {
    ...{ cwd, env: { ...process.env, ...environment(facts) }, shell: true },
    // A group of its own, so that what the shell has started ends with it.
    ...{ detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: unknown) => (output = (output + String(chunk)).slice(-shownCharacters)))
  // A folder that is not there is told in `output`, as everything else is.
  child.once('error', ({ message }) => (output += message))
  const ended = new Promise((resolve) => child.once('close', resolve))
  // A run that is cut short leaves no server behind.
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
    // Polling is all there is from outside the process; the deadline bounds it.
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
    // It has ended by itself.
  }
}
