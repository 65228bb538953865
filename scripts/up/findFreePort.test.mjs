import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './findFreePort.mjs'

test('a port in use, or given to another server, is passed over for the next free one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => new Promise((done) => server.close(done)))
  await once(server, 'listening')
  const { port } = server.address()
  const free = await findFreePort({ preferred: port })
  expect(free).toBeGreaterThan(port)
  expect(await findFreePort({ preferred: port, taken: [free] })).not.toBe(free)
})
