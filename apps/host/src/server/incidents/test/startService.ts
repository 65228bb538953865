import { createServer } from 'node:http'

/** A lending service that takes everything. */
export type Service = {
  url: string
  /** The keys of the calls that reached it, oldest first. */
  keys: readonly string[]
  close(): Promise<void>
}

/** Starts a service on a free port. */
export async function startService(): Promise<Service> {
  const keys: string[] = []
  const server = createServer((request, response) => {
    keys.push(String(request.headers['x-api-key'] ?? request.headers.authorization ?? ''))
    request.resume().on('end', () => {
      response.setHeader('Content-Type', 'application/json')
      response.end('{"status":"success","message":"Transfer in progress","data":[]}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://127.0.0.1:${address.port}`, keys, close }
}
