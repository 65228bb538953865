import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { readLimit } from './readLimit.ts'

const json = (response: ServerResponse): ServerResponse =>
  response.setHeader('Content-Type', 'application/json')

/** Threat S50: what the service does to a connection. */
export const upstreamAttacks: readonly Attack[] = [
  {
    title: 'S50: a decompression bomb is refused at the cap and the next request is answered',
    tried: '1 GB of zeroes in gzip, 64 MB in brotli, 256 MB in gzip twice',
    run: async (harness) => {
      const zeroes = Buffer.alloc(64 * 1024 * 1024)
      const gzip = gzipSync(zeroes, { level: 1 })
      const before = await harness.memory()
      const bombs: [string, Buffer][] = [
        ['gzip', Buffer.concat(Array.from({ length: 16 }, () => gzip))],
        ['br', brotliCompressSync(zeroes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
        ['gzip, gzip', gzipSync(Buffer.concat(Array.from({ length: 4 }, () => gzip)))],
      ]
      for (const [coding, bytes] of bombs) {
        harness.upstream.reply = (_call, response) =>
          json(response).setHeader('Content-Encoding', coding).end(bytes)
        const answer = await harness.ask(readLimit)
        expect(answer.status, coding).toBe(502)
      }
      await harness.expectGrowthBelow(400, before)
      harness.upstream.reset()
      expect((await harness.ask(readLimit)).status).toBe(200)
    },
  },
]
