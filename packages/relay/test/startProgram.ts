import { spawn } from 'node:child_process'
import { once } from 'node:events'

type StartParameters = {
  command: string
  args: readonly string[]
  cwd: string
  environment: Readonly<Record<string, string>>
  /** What it writes once it can be used; the first group is returned. */
  ready: RegExp
  /** Another user of the machine. @default this one */
  uid?: number
}

/** A program in a process of its own. */
export type StartedProgram = {
  /** What `ready` found. */
  found: string
  /** Everything that it has written so far. */
  written(): string
  /** Tells it to stop and returns its exit code; the signal for one that ended by it. */
  stop(): Promise<number | string | null>
}

/** Starts a program and resolves once it says that it can be used; rejects with what it wrote where it ends before. */
export async function startProgram({
  command,
  args,
  cwd,
  environment,
  ready,
  uid,
}: StartParameters): Promise<StartedProgram> {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  let written = ''
  const found = new Promise<string>((resolve, reject) => {
    const take = (bytes: Buffer): void => {
      written += bytes.toString()
      const [, group] = ready.exec(written) ?? []
      if (group !== undefined) resolve(group)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`${command} ended: ${written}`)))
  })
  return {
    found: await found,
    written: () => written,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const [code, signal] = await exited
      return code ?? signal
    },
  }
}
