// Sends withdrawals, each with a key of its own, from as many connections as it is told, and says how long each took.
import { Agent, request as openRequest } from 'node:http'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'

let sent = 0

async function send({ agent, url, owner }) {
  sent += 1
  const body = JSON.stringify({
    account_type: 'bank',
    name: 'Ada Obi',
    // Different from the one before: a possible duplicate would be held back.
    amount: 1000 + sent,
    account_number: '0123456789',
    bank_code: '058',
  })
  const started = performance.now()
  const request = openRequest(`${url}/v1/baas/customer-partner/cp_${owner}/withdraw`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': randomUUID(),
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `s=${owner}`,
    },
  })
  request.end(body)
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  const { statusCode, headers } = response
  if (statusCode !== 200)
    throw new Error(`a withdrawal was answered with ${statusCode} ${headers['onlend-error'] ?? ''}`)
  return performance.now() - started
}

async function load({ url, seconds, connections, owners }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const times = []
  const work = async () => {
    while (performance.now() - began < seconds * 1000)
      times.push(await send({ agent, url, owner: `w${sent % owners}` }))
  }
  await Promise.all(Array.from({ length: connections }, work))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  const sorted = times.toSorted((left, right) => left - right)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return { count: times.length, rate: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

process.on('message', async (order) => {
  try {
    process.send({ load: await load(order) })
  } catch (error) {
    process.send({ load: { error: error.message } })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
