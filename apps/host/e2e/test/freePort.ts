import { createServer } from 'node:net'

/**
 * Ports below those that the system hands out by itself, a thousand for each worker: what is free here stays free until it is used, also while
 * a server that was killed is away.
 */
const first = 12_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 1_000
let tried = Math.floor(Math.random() * 1_000)

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    tried = (tried + 1) % 1_000
    if (await isFree(first + tried)) return first + tried
  }
  throw new Error('The machine has no free port for this worker.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
