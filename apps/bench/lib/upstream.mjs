// The service that everything that is measured forwards to: answers from memory, counts what arrived, and takes uploads as fast or as slowly as it is told.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/** A kilobyte of the API document's own sample of a partner, without its secret. */
const sample = JSON.parse(
  readFileSync(
    new URL('../../../packages/core/src/endpoints/listCustomerPartners.wire.json', import.meta.url),
    'utf8',
  ),
)
const [{ app_key: _secret, ...partner }] = sample.response.data
const kilobyte = Buffer.from(
  JSON.stringify({
    status: 'success',
    message: 'ok',
    data: [Object.fromEntries(Object.entries(partner).slice(0, 22))],
  }).padEnd(1024),
)
const accepted = Buffer.from('{"status":"success","message":"ok","data":[]}')
const counts = { reads: 0, writes: 0, uploads: 0, cut: 0, bytes: 0 }
let bytesPerSecond = Infinity
/** What writes and uploads are answered with. */
let status = 200

function answer(response, body, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

/** Reads a body at the set speed; a body that ends early is counted as cut and never as an upload. */
async function take(request, response) {
  const started = performance.now()
  let bytes = 0
  try {
    for await (const piece of request) {
      bytes += piece.length
      const ahead = (bytes / bytesPerSecond) * 1000 - (performance.now() - started)
      if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead))
    }
  } catch {
    counts.cut += 1
    return
  }
  counts.bytes += bytes
  if (bytes > 1_000_000) counts.uploads += 1
  else counts.writes += 1
  answer(response, accepted, status)
}

const server = createServer((request, response) => {
  if (request.method !== 'GET') {
    void take(request, response)
    return
  }
  counts.reads += 1
  answer(response, kilobyte)
})
server.requestTimeout = 0

process.on('message', (message) => {
  if (message.bytesPerSecond !== undefined) bytesPerSecond = message.bytesPerSecond ?? Infinity
  if (message.status !== undefined) status = message.status
  process.send({ done: counts })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', 4096, () => process.send({ port: server.address().port }))
