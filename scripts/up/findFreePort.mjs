import { createServer } from 'node:net'

const attempts = 50

/** The first free port from `preferred` upwards on `host`, `taken` ones left out; any free one after fifty attempts. */
export async function findFreePort({ preferred, host = '127.0.0.1', taken = [] }) {
  for (let port = preferred; port < preferred + attempts && port < 65_536; port += 1) {
    if (!taken.includes(port) && (await tryPort(port, host)) !== undefined) return port
  }
  return tryPort(0, host)
}

/** The port when it could be listened on, undefined when it is in use or not allowed. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
}
