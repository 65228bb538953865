// The load: as many requests in turn as there are connections, over all instances and all partners; or streams that are opened and held.
import { Agent, request as openRequest } from 'node:http'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

const headers = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin' }
const withdrawal = { account_type: 'bank', name: 'Ada Obi', account_number: '0123456789', bank_code: '058' }

/** Each request by its name: its method and path for a partner, and its body. */
const works = {
  'service read': () => ({ method: 'GET', path: '/v1/customer-partner/cp_1k/credit-limit/current' }),
  'ledger read': (owner) => ({ method: 'GET', path: `/operations?customer_partner_id=cp_${owner}` }),
  // Different from the one before: a possible duplicate would be held back.
  write: (owner, turn) => ({
    method: 'POST',
    path: `/v1/baas/customer-partner/cp_${owner}/withdraw`,
    body: JSON.stringify({ ...withdrawal, amount: 1_000 + turn }),
  }),
}

let turn = 0

async function ask({ agent, work, urls, owners }) {
  turn += 1
  const owner = `o${turn % owners}`
  const { method, path, body } = works[work](owner, turn)
  const sent = body
    ? {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      }
    : {}
  const request = openRequest(`${urls[turn % urls.length]}${path}`, {
    agent,
    method,
    headers: { ...headers, ...sent, Cookie: `s=${owner}_0` },
  })
  request.end(body)
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  // The relay's own "nothing was sent", which a starved machine sees.
  if (response.statusCode === 503) return false
  if (response.statusCode !== 200)
    throw new Error(
      `a ${work} was answered with ${response.statusCode} ${response.headers['onlend-error'] ?? ''}`,
    )
  return true
}

/** A connection that broke off is no answer either. */
function toRefusal(error) {
  if (error.code === 'ECONNRESET') return false
  throw error
}

async function load(order) {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections })
  const began = performance.now()
  let count = 0
  let refused = 0
  const run = async () => {
    while (
      order.requests ? count + refused < order.requests : performance.now() - began < order.seconds * 1_000
    ) {
      if (await ask({ agent, ...order }).catch(toRefusal)) count += 1
      else refused += 1
    }
  }
  await Promise.all(Array.from({ length: order.connections }, run))
  const seconds = (performance.now() - began) / 1_000
  agent.destroy()
  return { count, refused, seconds }
}

/** Opens a stream of a person and resolves when something has come. */
function open(url, { owner, person }) {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () =>
      socket.write(
        `GET /events?customer_partner_id=cp_${owner} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
          `Accept: text/event-stream\r\nCookie: s=${owner}_${person}\r\nX-Relay: 1\r\nSec-Fetch-Site: same-origin\r\n\r\n`,
      ),
    )
    socket.once('data', (piece) =>
      /^HTTP\/1\.1 200 /.test(piece)
        ? resolve()
        : reject(new Error(`a stream was refused: ${String(piece).split('\r\n')[0]}`)),
    )
    socket.on('data', () => undefined)
    socket.once('error', reject)
  })
}

async function hold({ urls, owners, streams }) {
  const all = Array.from({ length: streams }, (_, at) => ({
    owner: `o${at % owners}`,
    person: Math.floor(at / owners),
  }))
  // Fifty at a time: all at once would measure the queue of new connections.
  for (let next = 0; next < all.length; next += 50)
    await Promise.all(all.slice(next, next + 50).map((who, at) => open(urls[(next + at) % urls.length], who)))
  return all.length
}

process.on('message', async (order) => {
  try {
    process.send({ done: order.streams ? await hold(order) : await load(order) })
  } catch (error) {
    process.send({ done: { error: error.message } })
  }
})
process.on('disconnect', () => process.exit())
process.send({ ready: true })
