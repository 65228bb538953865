import { once } from 'node:events'
import { createServer } from 'node:http'

/** Serves what was bundled, compressed as any host would; a read of the relay finds nothing. Resolves with the address. */
export async function servePages(pages) {
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url, 'http://bench.test').pathname)
    if (!page) {
      response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      return response.end('{"message":"Nothing is here."}')
    }
    response.writeHead(200, {
      'Content-Type': page.type,
      'Content-Encoding': 'gzip',
      'Content-Length': page.body.length,
      'Cache-Control': page.type === 'text/html' ? 'no-store' : 'public, max-age=31536000, immutable',
    })
    return response.end(page.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
