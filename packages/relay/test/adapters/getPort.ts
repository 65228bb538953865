import type { Server } from 'node:net'

/** The port that a server of this machine listens on. */
export function getPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}
