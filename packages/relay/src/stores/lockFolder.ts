import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

/**
 * Makes this process the only one to use a folder, and returns what gives it free.
 * A lock that a dead process left behind is taken over.
 *
 * @throws Error that names PostgreSQL when another live process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  // The moment of start tells this process from an earlier one with the same number, which is the rule in containers.
  const own = `${process.pid} ${performance.timeOrigin}`
  const draft = join(folder, `lock.${crypto.randomUUID()}`)
  await writeFile(draft, own)
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // A link appears with its content or not at all.
      const isMine = await link(draft, path).then(() => true, isTaken)
      if (isMine) return () => rm(path, { force: true })
      const holder = await readFile(path, 'utf8').catch(() => '')
      const [pid = ''] = holder.split(' ')
      const isOtherProcess = Number(pid) !== process.pid
      if (holder === own || (isOtherProcess && isAlive(Number(pid)))) throw inUse(folder, pid)
      await rm(path, { force: true })
    }
    throw inUse(folder, 'unknown')
  } finally {
    await rm(draft, { force: true })
  }
}

function isTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
  throw error
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is there and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function inUse(folder: string, pid: string): Error {
  return new Error(
    `The embedded database in ${folder} is in use by process ${pid}. ` +
      'It serves one process only: stop the other one, or use a PostgreSQL server to run several.',
  )
}
