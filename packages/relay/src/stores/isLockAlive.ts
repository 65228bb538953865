import { lstat, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { isSocketPath } from './isSocketPath.ts'

/** Whether a process still holds a lock that `raiseLock` made. Says yes where it cannot be known. */
export async function isLockAlive(path: string, pid: number): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return false
  if (found.isSocket()) return answers(path)
  if (pid !== process.pid) return isRunning(pid)
  // The moment of start tells this process from an earlier one with the same number.
  return (await readFile(path, 'utf8').catch(() => '')) === String(performance.timeOrigin)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!isSocketPath(path)) return resolve(true)
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    // Refused: nobody listens any more. Gone: it was lowered meanwhile. Anything else, such as a lock of another user, may be alive.
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
    // EPERM: the process is there and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
