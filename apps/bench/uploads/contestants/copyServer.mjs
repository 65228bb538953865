// The least that copies bytes: a request piped to a file, and files piped to a request. It checks, counts and remembers nothing.
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { createServer, request as openRequest } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { serveContestant } from '../../relay/contestants/serveContestant.mjs'

const { BENCH_FOLDER: folder } = process.env
const getPath = (id) => join(folder, id.replace(/[^a-z0-9-]/g, ''))

async function keep(request, response) {
  const [, , id] = request.url.split('/')
  const start = Number(request.headers['upload-offset'])
  await pipeline(request, createWriteStream(getPath(id), { flags: start === 0 ? 'w' : 'r+', start }))
  response.writeHead(204).end()
}

async function send(request, response, upstream) {
  let text = ''
  for await (const piece of request) text += piece
  const { ids, size } = JSON.parse(text)
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': ids.length * size }
  const outgoing = openRequest(`${upstream}/copy`, { method: 'PATCH', headers })
  const answered = new Promise((resolve, reject) => outgoing.once('response', resolve).once('error', reject))
  for (const id of ids) await pipeline(createReadStream(getPath(id)), outgoing, { end: false })
  outgoing.end()
  const answer = await answered
  answer.resume()
  response.writeHead(answer.statusCode).end()
}

await serveContestant(({ upstream }) =>
  createServer((request, response) => {
    const fail = () => response.destroy()
    if (request.method === 'POST') response.writeHead(201, { Location: `/files/${randomUUID()}` }).end()
    else if (request.url === '/send') send(request, response, upstream).catch(fail)
    else keep(request, response).catch(fail)
  }),
)
