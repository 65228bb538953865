import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { getPort } from './getPort.ts'

/** Starts a server on a free port until the test is over, and cuts whatever is still open then. */
export async function listenUntilEnd(server: Server): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>()
  server.on('connection', (socket) => sockets.add(socket))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return getPort(server)
}
