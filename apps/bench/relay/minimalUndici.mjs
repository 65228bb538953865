// The least that can be called a streaming proxy on undici: no check of anything, bytes in and bytes out.
import { createServer } from 'node:http'
import { Pool } from 'undici'
import { serve } from '../lib/serve.mjs'

await serve(({ upstream }) => {
  const pool = new Pool(upstream, { connections: 4096, pipelining: 1 })
  const headers = { authorization: 'Bearer bench', accept: 'application/json' }
  return createServer(({ url: path }, response) => {
    pool
      .stream({ method: 'GET', path, headers }, (answer) => {
        const { 'content-type': type, 'content-length': length } = answer.headers
        return response.writeHead(answer.statusCode, { 'content-type': type, 'content-length': length })
      })
      .catch(() => response.destroy())
  })
})
