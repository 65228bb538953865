import express from 'express'
import { expect, test } from 'vitest'
import { mountLending } from './mountLending.js'

test('the relay is ready at /lending', async () => {
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
