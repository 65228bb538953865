import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isLockAlive } from './isLockAlive.ts'
import { raiseLock } from './raiseLock.ts'

const attempts = 4

/** Milliseconds of the longest pause after the first attempt; it doubles with each. */
const pause = 20

/**
 * Makes this process the only one to use a folder, and returns what gives it free. Everybody raises a lock of their own first and looks for those of
 * others afterwards, so that of two at least one sees the other, whatever the two do at once. What dead processes left behind is removed.
 *
 * @throws Error that names PostgreSQL when another live process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const mine = await raiseLock(folder)
    const holder = await findOther(folder, mine.name).catch(async (error: unknown) => {
      await mine.lower()
      throw error
    })
    if (holder === null) return mine.lower
    await mine.lower()
    if (attempt === attempts) throw inUse(folder, holder)
    // Two that start in the same moment both step back; apart from each other they do not meet again.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pause * 2 ** attempt))
  }
}

/** The number of the process that holds another lock, or `null`. */
async function findOther(folder: string, own: string): Promise<string | null> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^lock-(\d+)-/.exec(name) ?? []
    if (pid === undefined || name === own) continue
    const path = join(folder, name)
    if (await isLockAlive(path, Number(pid))) return pid
    await rm(path, { force: true })
  }
  return null
}

function inUse(folder: string, pid: string): Error {
  return new Error(
    `The embedded database in ${folder} is in use by process ${pid}, of this machine or of another container. ` +
      'It serves one process only: stop the other one, or use a PostgreSQL server to run several.',
  )
}
