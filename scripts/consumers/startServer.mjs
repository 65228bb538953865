import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endGroup } from './endGroup.mjs'

const millisecondsToStop = 10_000

/**
 * Starts a server by a line of shell and waits until `isReady` says so. Returns `stop`, which ends it and what it has started, and
 * `output`, what it has printed. Throws, with that, when it ends before it is ready or is not ready in time.
 */
export async function startServer({ folder, environment, command, isReady, signal, timeout = 180_000 }) {
  const child = spawn(command, {
    ...{ cwd: folder, env: environment, shell: true, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    endGroup(child)
    const late = setTimeout(() => endGroup(child, 'SIGKILL'), millisecondsToStop)
    await closed
    clearTimeout(late)
  }
  const server = { stop, output: () => output }
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && child.exitCode === null && !signal.aborted) {
    if (await isReady(output)) return server
    // Polling is all there is from outside the process; the deadline bounds it.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`\`${command}\` was never ready:\n${output}`)
}
