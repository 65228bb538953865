import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { Reply } from '../upstream/RecordingUpstream.ts'
import { readLimit } from './readLimit.ts'

const json = (response: ServerResponse): ServerResponse =>
  response.setHeader('Content-Type', 'application/json')

/** Answers with bytes of the test's own, past the HTTP library. */
const rawReply =
  (bytes: string | Buffer, end: 'close' | 'reset' = 'close'): Reply =>
  (_call, { socket }) => {
    socket?.write(bytes, () => (end === 'reset' ? socket.resetAndDestroy() : socket.end()))
  }

/** Threats S50 and S53: what the service does to a connection. */
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
  {
    title: "S53: an answer that is cut, broken, huge or no HTTP is the relay's own 502, never a 200 in part",
    tried: 'broken JSON, wrong lengths, resets, HTTP/0.9, odd status lines, 40 MB, bytes that are not UTF-8',
    run: async (harness) => {
      const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
      const replies: [string, Reply][] = [
        ...[
          '{"a":',
          '',
          '{"a":1}x',
          '{"a":01}',
          "{'a':1}",
          'undefined',
          '\ufeff{"a":1}',
          '{"a":"\u0001"}',
          '[1,]',
          '{"a":1}{"b":2}',
        ].map((text): [string, Reply] => [text, (_call, response) => json(response).end(text)]),
        ['not UTF-8', (_call, response) => json(response).end(Buffer.from([0x22, 0xff, 0x22]))],
        ['too few bytes', rawReply(`${head}Content-Length: 100\r\n\r\n{"a":1}`)],
        ['too few bytes and a reset', rawReply(`${head}Content-Length: 100\r\n\r\n{"a":1}`, 'reset')],
        [
          'a chunk without an end',
          rawReply(`${head}Transfer-Encoding: chunked\r\n\r\n7\r\n{"a":1}\r\n`, 'reset'),
        ],
        ['a broken chunk', rawReply(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{"a":1}\r\n0\r\n\r\n`)],
        ['HTTP/0.9', rawReply('{"a":1}')],
        ['no status', rawReply('HTTP/1.1\r\n\r\n{"a":1}')],
        ['status 0', rawReply(`HTTP/1.1 000 No\r\nContent-Length: 7\r\n\r\n{"a":1}`)],
        ['status 600', rawReply(`HTTP/1.1 600 Odd\r\nContent-Length: 7\r\n\r\n{"a":1}`)],
        ['status 999', rawReply(`HTTP/1.1 999 Odd\r\nContent-Length: 7\r\n\r\n{"a":1}`)],
        ['no content', rawReply('HTTP/1.1 204 No Content\r\n\r\n')],
        ['two lengths', rawReply(`${head}Content-Length: 7\r\nContent-Length: 8\r\n\r\n{"a":1}`)],
        ['nothing', rawReply('', 'reset')],
        ['half a head', rawReply('HTTP/1.1 200 OK\r\nContent-')],
        ['a head of 1 MB', rawReply(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1024 * 1024)}\r\n\r\n{}`)],
        ['40 MB', (_call, response) => json(response).end(`"${'x'.repeat(40 * 1024 * 1024)}"`)],
        [
          'upgrade',
          rawReply('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n{"a":1}'),
        ],
      ]
      for (const [label, reply] of replies) {
        harness.upstream.reply = reply
        const answer = await harness.ask(readLimit)
        harness.expectRefusal(answer, ['upstream_invalid', 'upstream_unreachable'], label)
      }
    },
  },
]
