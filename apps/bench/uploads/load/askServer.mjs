import { Agent, request as openRequest } from 'node:http'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Bytes that are handed to the socket at once. */
const pieceSize = 64 * 1024

/** Sends one request, its body in pieces as a browser does, and returns the answer with what it says. */
export async function askServer(url, { method, headers = {}, body = Buffer.alloc(0) }) {
  const request = openRequest(url, {
    agent,
    method,
    headers: { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', ...headers, 'Content-Length': body.length },
  })
  const answered = once(request, 'response')
  await pipeline(function* () {
    for (let at = 0; at < body.length; at += pieceSize) yield body.subarray(at, at + pieceSize)
  }, request)
  const [answer] = await answered
  let text = ''
  for await (const piece of answer) text += piece
  return { status: answer.statusCode, headers: answer.headers, text }
}
