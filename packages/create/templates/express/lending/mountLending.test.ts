import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, test } from 'vitest'

// A database of the test's own, so that a server that runs meanwhile keeps its data, and a service that is not called.
Object.assign(process.env, {
  DATA_DIR: await mkdtemp(join(tmpdir(), 'lending-')),
  LENDING_API_URL: 'https://service.invalid',
  LENDING_API_KEY: 'sk_test',
  WEBHOOK_SECRET: `whsec_${btoa('events of a test, and no others')}`,
})
const { mountLending } = await import('./mountLending.js')

// The first start makes a database, which takes seconds.
test('the relay is ready at /lending', { timeout: 60_000 }, async () => {
  const app = express()
  await mountLending(app)
  const server = app.listen(0)
  try {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { status } = await fetch(`http://127.0.0.1:${port}/lending/health/ready`)
    expect(status).toBe(200)
  } finally {
    server.close()
  }
})
