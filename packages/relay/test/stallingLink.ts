import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can go silent, as a network does that drops every packet: nothing arrives, and nothing is closed. */
export type StallingLink = {
  /** The server's address by this way. */
  address: string
  stall(): void
  close(): void
}

/** Opens a way to the server of an address. */
export async function stallingLink(address: string): Promise<StallingLink> {
  const server = new URL(address)
  const sockets: Socket[] = []
  const listener = createServer((near) => {
    const far = connect(Number(server.port), server.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const listening = listener.address()
  const port = typeof listening === 'object' ? listening?.port : null
  return {
    address: Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    stall() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
