import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const millisecondsToStop = 10_000

/** Starts a line of shell as a group of its own; `end` ends the group. */
function open({ folder, environment, command }) {
  const child = spawn(command, {
    ...{ cwd: folder, env: environment, shell: true, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const opened = { child, output: '', closed: once(child, 'close') }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (opened.output += chunk))
  opened.end = (signal = 'SIGTERM') => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
  return opened
}

/** Runs a line of shell in `folder` and returns what it printed and its exit code. Throws when it fails, with its last lines, unless `mayFail` is set. */
export async function runCommand({ folder, environment, command, signal, mayFail = false }) {
  const opened = open({ folder, environment, command })
  const end = () => opened.end()
  signal.addEventListener('abort', end, { once: true })
  const [code] = await opened.closed
  signal.removeEventListener('abort', end)
  const { output } = opened
  if (code === 0 || (mayFail && !signal.aborted)) return { output, code }
  throw new Error(`\`${command}\` failed:\n${output.trim().split('\n').slice(-60).join('\n')}`)
}

/**
 * Starts a server by a line of shell and waits until `isReady` says so. Returns `stop`, which ends it and what it has started, and
 * `output`, what it has printed. Throws, with that, when it ends before it is ready or is not ready in time.
 */
export async function startServer({ isReady, signal, timeout = 180_000, ...how }) {
  const opened = open(how)
  const { child, end, closed } = opened
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (hasEnded()) return
    end()
    const late = setTimeout(end, millisecondsToStop, 'SIGKILL')
    await closed
    clearTimeout(late)
  }
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && !hasEnded() && !signal.aborted) {
    if (await isReady(opened.output)) return { stop, output: () => opened.output }
    // Polling is all there is from outside the process; the deadline bounds it.
    await pause(100)
  }
  await stop()
  throw new Error(`\`${how.command}\` was never ready:\n${opened.output}`)
}
