// The least that can be called a streaming relay on undici: no check of anything, bytes in and bytes out.
import { createServer } from 'node:http'
import { Pool } from 'undici'
import { serveContestant } from './serveContestant.mjs'

await serveContestant(({ upstream }) => {
  const pool = new Pool(upstream, { connections: 4096, pipelining: 1 })
  return createServer((request, response) => {
    const { method, url: path } = request
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const headers = { authorization: 'Bearer bench', accept: 'application/json' }
    if (hasBody) {
      headers['content-type'] = request.headers['content-type']
      headers['content-length'] = request.headers['content-length']
    }
    pool
      .stream({ method, path, headers, body: hasBody ? request : null }, (answer) => {
        const { 'content-type': type, 'content-length': length } = answer.headers
        response.writeHead(answer.statusCode, {
          'content-type': type,
          ...(length && { 'content-length': length }),
        })
        return response
      })
      .catch(() => response.destroy())
  })
})
