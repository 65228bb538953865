import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A run that is cut short must not leave servers behind. */
const exitWithParent = join(import.meta.dirname, '../../../../scripts/up/exitWithParent.mjs')

type StartProcessParameters = {
  cwd: string
  environment: Readonly<Record<string, string>>
  /** Answers 200 once the process can be used. */
  healthUrl: string
}

/** A server of the harness. */
export type HarnessProcess = {
  /** For measuring it from outside. */
  pid: number
  /** Ends it as a host would be ended, or, with `SIGKILL`, as a power cut would. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Tells it to end, and does not wait for it. */
  tell(signal: 'SIGTERM'): void
  /** Its exit code, once it has ended; `null` when a signal has ended it. */
  ended: Promise<number | null>
  /** What it has printed, for searching secrets in. */
  output(): string
}

/** Starts one server from its sources and waits until it is healthy. */
export async function startProcess({
  cwd,
  environment,
  healthUrl,
}: StartProcessParameters): Promise<HarnessProcess> {
  const args = ['--import', exitWithParent, '--conditions=@onlend/source', '--import', 'tsx', 'src/main.ts']
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  await untilHealthy(child, healthUrl, () => output)
  return {
    // Healthy, so it was spawned and has an id.
    pid: child.pid ?? 0,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended
    },
    tell: (signal) => void child.kill(signal),
    ended,
  }
}

async function untilHealthy(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`A server of the harness ended before it was ready:\n${output()}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    // Polling is all there is from outside the process; the deadline bounds it.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`A server of the harness was not ready in time:\n${output()}`)
}
