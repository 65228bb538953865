import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from './findFreePort.mjs'

function occupy(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    onTestFinished(() => new Promise((done) => server.close(done)))
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address().port))
  })
}

test('a port in use is passed over for the next free one', async () => {
  const occupied = await occupy(0)
  const port = await findFreePort({ preferred: occupied })
  expect(port).toBeGreaterThan(occupied)
  await expect(occupy(port)).resolves.toBe(port)
})

test('a free port is used as it is, unless another server was given it', async () => {
  const free = await findFreePort({ preferred: 45_210 })
  expect(await findFreePort({ preferred: free, taken: [free] })).not.toBe(free)
})

test('past the last port the system chooses', async () => {
  // Another run of these tests may be the one that has it.
  await occupy(65_535).catch((error) => expect(error.code).toBe('EADDRINUSE'))
  expect(await findFreePort({ preferred: 65_535 })).toBeGreaterThan(0)
})
