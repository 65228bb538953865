import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTracing } from './openTracing.ts'

test('without a collector nothing is traced', async () => {
  const { tracing, close } = await openTracing(null)
  expect(tracing).toBeUndefined()
  await close()
})

test('a span reaches the collector that the environment names, under the name of the host and without its command line', async () => {
  const bodies: string[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    request.setEncoding('utf8')
    request.on('data', (piece: string) => bodies.push(piece))
    request.on('end', () => response.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The cast follows `listen` on a port.
  const { port } = server.address() as AddressInfo
  const { tracing, close } = await openTracing(`http://127.0.0.1:${port}`)
  tracing
    ?.startSpan({ name: 'request', kind: 'server', parent: null, attributes: {} })
    .end({ name: 'GET /session' })
  await close()
  server.close()
  expect(paths).toEqual(['/v1/traces'])
  expect(bodies.join('')).toContain('GET /session')
  expect(bodies.join('')).toContain('onlend-host')
  expect(bodies.join('')).not.toContain(process.argv[1])
})
