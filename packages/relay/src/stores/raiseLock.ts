import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { isSocketPath } from './isSocketPath.ts'

/** A sign in a folder that a process is at work there. */
export type RaisedLock = { name: string; lower: () => Promise<void> }

/**
 * Raises a lock: a socket, which the kernel answers for as long as this process lives, whatever number it has and whichever container it is in.
 * Where there can be no socket (Windows, some folders that a virtual machine shares, long paths) it is a file with the moment at which this process started.
 */
export async function raiseLock(folder: string): Promise<RaisedLock> {
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
    // Of this process alone, where it is a worker of a cluster.
    server.listen({ path, exclusive: true }, () => resolve(server))
  })
}
