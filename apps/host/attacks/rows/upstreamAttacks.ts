import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import type { Reply } from '../upstream/Reply.ts'
import { canaries } from '../upstream/canaries.ts'
import { compressions } from './compressions.ts'
import { endpointPaths } from './endpointPaths.ts'
import { secretSpellings } from './secretSpellings.ts'
import { withdrawal } from './withdrawal.ts'

const [, ownLimit] = endpointPaths.getCreditLimit
const read = { path: `/lending${ownLimit}`, by: 'uA' } as const
const json = (response: ServerResponse): ServerResponse =>
  response.setHeader('Content-Type', 'application/json')
const withSecret = JSON.stringify({
  status: 'success',
  message: 'ok',
  data: { app_key: canaries.appKey, name: 'kept' },
})

/** Lets the service answer a read and a write in this way. */
async function tryReply(harness: AttackHarness, reply: Reply) {
  harness.upstream.reply = reply
  return { get: await harness.ask(read), post: await harness.ask(withdrawal()) }
}

/** Threats S47 to S51. */
export const upstreamAttacks: readonly Attack[] = [
  {
    title: 'S47, S55: a redirect is never followed, wherever it leads, and its target is not shown',
    tried: 'five kinds of redirect to another host, another path and another scheme, on a read and a write',
    run: async (harness) => {
      let visits = 0
      const evil = createServer((socket) => {
        visits += 1
        socket.destroy()
      }).listen(0, '127.0.0.1')
      await once(evil, 'listening')
      // The cast follows what a server on a port returns.
      const { port } = evil.address() as AddressInfo
      for (const status of [300, 301, 302, 303, 307, 308]) {
        for (const target of [
          `http://127.0.0.1:${port}/`,
          `//127.0.0.1:${port}/x`,
          '/v1/banks/nigeria',
          `ftp://127.0.0.1:${port}`,
          'http://169.254.169.254/latest/meta-data',
        ]) {
          harness.upstream.reply = (_call, response) =>
            json(response).writeHead(status, { Location: target }).end(withSecret)
          const answer = await harness.ask(read)
          harness.expectRefusal(answer, ['upstream_redirect'], `${status} ${target}`)
          expect(answer.headers.location).toBeUndefined()
        }
      }
      const { post } = await tryReply(harness, (_call, response) =>
        json(response)
          .writeHead(307, { Location: `http://127.0.0.1:${port}/` })
          .end(),
      )
      expect(post.status).toBeGreaterThanOrEqual(400)
      expect(
        harness.upstream.calls.filter(({ target }) => target !== ownLimit && !target.endsWith('/withdraw')),
      ).toEqual([])
      evil.close()
      expect(visits).toBe(0)
    },
  },
  {
    title: 'S48: a compressed answer is decoded and scrubbed, or refused; it never passes undecoded',
    tried: 'eighteen codings, rightly and wrongly labelled, on a read and a write',
    run: async (harness) => {
      const decoded = new Set([
        ...['gzip', 'x-gzip', 'GZIP', 'deflate', 'raw deflate', 'br', 'gzip twice', 'gzip under br'],
        ...['gzip without a label', 'gzip called identity'],
      ])
      for (const { label, coding, encode } of compressions) {
        const bytes = encode(Buffer.from(withSecret))
        const reply: Reply = (_call, response) => {
          if (coding !== null) response.setHeader('Content-Encoding', coding)
          json(response).end(bytes)
        }
        const { get, post } = await tryReply(harness, reply)
        expect(get.status, label).toBe(decoded.has(label) ? 200 : 502)
        if (get.status === 200)
          expect(JSON.parse(get.text), label).toEqual({
            status: 'success',
            message: 'ok',
            data: { name: 'kept' },
          })
        expect(get.headers['content-encoding'], label).toBeUndefined()
        expect(post.headers['content-encoding'], label).toBeUndefined()
      }
      expect(
        harness.upstream.calls.every(({ headers }) =>
          headers.some(([name, value]) => /^accept-encoding$/i.test(name) && value === 'identity'),
        ),
      ).toBe(true)
    },
  },
  {
    title: 'S49: a secret key is removed however it is spelt, nested or cut into chunks',
    tried: 'thirty spellings, each whole and in pieces of 1, 7 and 64 bytes',
    run: async (harness) => {
      for (const data of secretSpellings) {
        const body = Buffer.from(`{"status":"success","message":"ok","data":${data}}`)
        for (const size of [body.byteLength, 64, 7, 1].filter(
          (piece) => piece > 1 || body.byteLength < 400,
        )) {
          harness.upstream.reply = (_call, response) => {
            json(response)
            for (let at = 0; at < body.byteLength; at += size) response.write(body.subarray(at, at + size))
            response.end()
          }
          const answer = await harness.ask(read)
          expect(answer.status, data.slice(0, 80)).toBe(200)
          expect(JSON.parse(answer.text), data.slice(0, 80)).toMatchObject({ status: 'success' })
          expect(answer.text).toContain('kept')
          expect(answer.text, data.slice(0, 80)).not.toContain(canaries.appKey)
        }
      }
    },
  },
  {
    title: 'S50: a decompression bomb is refused at the cap and the next request is answered',
    tried: '1 GB of zeroes in 1 MB of gzip, 1 GB in 1 KB of brotli',
    run: async (harness) => {
      const zeroes = Buffer.alloc(64 * 1024 * 1024)
      const gzip = gzipSync(zeroes)
      const before = await harness.memory()
      const bombs: [string, Buffer][] = [
        ['gzip', Buffer.concat(Array.from({ length: 16 }, () => gzip))],
        ['br', brotliCompressSync(zeroes)],
        ['gzip, gzip', gzipSync(gzipSync(Buffer.concat([zeroes, zeroes, zeroes, zeroes])))],
      ]
      for (const [coding, bytes] of bombs) {
        harness.upstream.reply = (_call, response) =>
          json(response).setHeader('Content-Encoding', coding).end(bytes)
        const answer = await harness.ask(read)
        expect(answer.status, coding).toBe(502)
      }
      await harness.expectGrowthBelow(400, before)
      harness.upstream.reset()
      expect((await harness.ask(read)).status).toBe(200)
    },
  },
  {
    title: 'S51: the key that the service echoes is removed from every answer',
    tried: 'the key in bodies, in base64, inside strings, in error texts and in headers',
    run: async (harness) => {
      const echoes = [
        { message: `Bad key ${canaries.apiKey}` },
        { message: Buffer.from(canaries.apiKey).toString('base64') },
        { data: [`Bearer ${canaries.apiKey}`, { [canaries.apiKey]: 1 }] },
        { data: JSON.stringify({ authorization: `Bearer ${canaries.apiKey}` }) },
        {
          message: [...canaries.apiKey].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(''),
        },
      ]
      for (const status of [200, 400, 422, 500]) {
        for (const echo of echoes) {
          const text = JSON.stringify({ status: 'error', ...echo }).replaceAll('\\\\u', '\\u')
          harness.upstream.reply = (_call, response) => {
            json(response).writeHead(status, {
              'X-Echo': canaries.apiKey,
              'X-Request-Id': canaries.apiKey,
              'Retry-After': canaries.apiKey,
              'WWW-Authenticate': canaries.apiKey,
            })
            response.end(text)
          }
          const answer = await harness.ask(read)
          expect(decodeURIComponent(JSON.stringify(answer.headers))).not.toContain(canaries.apiKey)
          if (answer.status < 500)
            expect(JSON.stringify(JSON.parse(answer.text)), text).not.toContain(canaries.apiKey)
        }
      }
      const { post } = await tryReply(harness, (_call, response) =>
        json(response).writeHead(422).end(JSON.stringify(echoes[0])),
      )
      expect(post.text).not.toContain(canaries.apiKey)
    },
  },
]
