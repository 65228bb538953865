import { readdir, rm, rename, writeFile, lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Server, connect } from 'node:net'
import { performance } from 'node:perf_hooks'

/** Bytes of the longest path of a socket: 104 on macOS, 108 on Linux, with the zero at its end. A longer one would be cut without an error. */
const longest = 103

const attempts = 4

/** Milliseconds of the longest pause after the first attempt; it doubles with each. */
const pause = 20

/**
 * Makes this process the only one to use a folder, and returns the function that gives it free. Each process raises its lock first and looks for the
 * locks of others afterwards, so that of two processes at least one sees the other. Locks of dead processes are removed.
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

/** A sign in a folder that a process is at work there. */
type RaisedLock = { name: string; lower: () => Promise<void> }

/**
 * Raises a lock: a socket, which the kernel answers for as long as this process lives, for any process number and in any container.
 * A folder without sockets (Windows, some folders that a virtual machine shares, long paths) gets a file with the moment at which this process started.
 */
async function raiseLock(folder: string): Promise<RaisedLock> {
  const name = `lock-${process.pid}-${crypto.randomUUID().slice(0, 8)}`
  const path = join(folder, name)
  const draft = join(folder, `.${name}`)
  const server = isSocketPath(draft) ? await listenAt(draft) : null
  if (!server) await writeFile(draft, String(performance.timeOrigin))
  // Seen by others only when it answers already.
  await rename(draft, path)
  return {
    name,
    async lower() {
      await rm(path, { force: true })
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    },
  }
}

function listenAt(path: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    // Held on to for as long as the process lives for other reasons.
    server.unref()
    server.once('error', () => resolve(null))
    // A worker of a cluster does not share the socket with the other workers.
    server.listen({ path, exclusive: true }, () => resolve(server))
  })
}

/** Whether a process still holds a lock that `raiseLock` made. Says yes where it cannot be known. */
async function isLockAlive(path: string, pid: number): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return false
  if (found.isSocket()) return answers(path)
  if (pid !== process.pid) return isRunning(pid)
  // The moment of start distinguishes this process from an earlier one with the same number.
  return (await readFile(path, 'utf8').catch(() => '')) === String(performance.timeOrigin)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!isSocketPath(path)) return resolve(true)
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    // Refused: no process listens any more. Gone: it was lowered meanwhile. Any other error, such as for another user's lock: it may be alive.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    )
  })
}

function isRunning(pid: number): boolean {
  // Zero would ask after this process's own group.
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is there and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a path is short enough for a socket. */
function isSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= longest
}
