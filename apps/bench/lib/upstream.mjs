// The service that every contestant forwards to: answers from memory, counts what arrived, and takes uploads as fast or as slowly as it is told.
import { createServer } from 'node:http'
import { createHash } from 'node:crypto'
import { answers } from './answers.mjs'

const bodies = new Map(Object.entries(answers).map(([id, text]) => [id, Buffer.from(text)]))
const accepted = Buffer.from('{"status":"success","message":"ok","data":[]}')
const counts = { reads: 0, writes: 0, uploads: 0, cut: 0, bytes: 0, streams: 0, digest: null }
let bytesPerSecond = Infinity
/** What writes and uploads are answered with. */
let status = 200
let isDigesting = false

function answer(response, body, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': body.length })
  response.end(body)
}

function openStream(response) {
  counts.streams += 1
  response.on('close', () => (counts.streams -= 1))
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(': open\n\n')
}

/** Reads a body at the set speed; a body that ends early is counted as cut and never as an upload. */
async function take(request, response) {
  const started = performance.now()
  const hash = isDigesting ? createHash('sha256') : null
  let bytes = 0
  try {
    for await (const piece of request) {
      bytes += piece.length
      hash?.update(piece)
      const ahead = (bytes / bytesPerSecond) * 1000 - (performance.now() - started)
      if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead))
    }
  } catch {
    counts.cut += 1
    return
  }
  counts.bytes += bytes
  counts.digest = hash?.digest('hex') ?? null
  if (bytes > 1_000_000) counts.uploads += 1
  else counts.writes += 1
  answer(response, accepted, status)
}

const server = createServer((request, response) => {
  if (request.method !== 'GET') {
    void take(request, response)
    return
  }
  if (request.url.startsWith('/events')) {
    openStream(response)
    return
  }
  const body = bodies.get(request.url.split('/')[3])
  if (!body) {
    response.writeHead(404).end()
    return
  }
  counts.reads += 1
  answer(response, body)
})
server.requestTimeout = 0

process.on('message', (message) => {
  if (message.bytesPerSecond !== undefined) bytesPerSecond = message.bytesPerSecond ?? Infinity
  if (message.status !== undefined) status = message.status
  if (message.isDigesting !== undefined) isDigesting = message.isDigesting
  process.send({ counts })
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', 4096, () => process.send({ port: server.address().port }))
