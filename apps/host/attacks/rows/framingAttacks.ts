import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { readLimit } from './readLimit.ts'

const hidden = 'GET /lending/v1/customer-partner/cp_alpha/credit-limit/current HTTP/1.1\r\nHost: x\r\n\r\n'
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
const post = (head: readonly string[], body: string) => ({
  line: 'POST /lending/v1/baas/customer-partner/cp_alpha/withdraw HTTP/1.1',
  head,
  body,
})
const get = (head: readonly string[], body = '') => ({
  line: 'GET /lending/v1/customer-partner/cp_alpha/credit-limit/current HTTP/1.1',
  head,
  body,
})
const length = (value: number | string): string => `Content-Length: ${value}`

/** Requests whose end two readers could see in two places; each hides a second request in its body. */
const smugglingCorpus: readonly { line: string; head: readonly string[]; body: string }[] = [
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding: chunked;q=1',
    'Transfer-Encoding:\r\n chunked',
    ' Transfer-Encoding: chunked',
    'X: y\r\n Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: cow\r\nTransfer-Encoding: chunked',
    'TRANSFER-ENCODING: CHUNKED',
    'Transfer_Encoding: chunked',
    'Transfer-Encoding\u0000: chunked',
    'Transfer-Encoding: \u000bchunked',
    'Transfer-Encoding: chunked\u0000',
  ].flatMap((header) => [
    post([header, length(4)], `0\r\n\r\n${hidden}`),
    post([length(6), header], `0\r\n\r\nX${hidden}`),
  ]),
  post([length(5), length(6)], `{}   ${hidden}`),
  post([length('5, 6')], `{}   ${hidden}`),
  post([length('+5')], `{}   ${hidden}`),
  post([length('0x5')], `{}   ${hidden}`),
  post([length('5 5')], `{}   ${hidden}`),
  post([length('-1')], hidden),
  post([length('99999999999999999999')], hidden),
  post(['Transfer-Encoding: chunked'], `5;a="\r\n${hidden}"\r\n{}   \r\n0\r\n\r\n`),
  post(['Transfer-Encoding: chunked'], `5\n{}   \n0\n\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `-1\r\n${hidden}`),
  post(['Transfer-Encoding: chunked'], `0\r\nHost: y\r\nTransfer-Encoding: chunked\r\n\r\n${hidden}`),
  get(['Transfer-Encoding: chunked'], chunked(hidden)),
  get([length(hidden.length)], hidden),
  get(['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk']),
  get(['Expect: 100-continue', length(hidden.length)], hidden),
]

/** Threat S17: where a request ends. */
export const framingAttacks: readonly Attack[] = [
  {
    title: 'S17: a request with two possible ends is never forwarded, nor is what hides in it',
    tried: 'CL.TE, TE.CL, TE.TE, doubled and odd lengths, chunk extensions, bare line feeds, upgrades',
    run: async (harness) => {
      // An honest one first, so that the others are not given up while the host still loads what answers them.
      expect((await harness.ask(readLimit)).status).toBe(200)
      harness.upstream.calls.length = 0
      // Side by side: each has to be given time for a second answer.
      await Promise.all(
        smugglingCorpus.map(async ({ line, head, body }) => {
          const lines = [
            line,
            `Host: 127.0.0.1:${harness.port}`,
            `Cookie: ${harness.cookieOf('uA')}`,
            'X-Relay: 1',
            `Origin: ${harness.url}`,
            `Idempotency-Key: ${crypto.randomUUID()}`,
            'Content-Type: application/json',
            ...head,
          ]
          const { answers } = await harness.raw([`${lines.join('\r\n')}\r\n\r\n${body}`], {
            expected: 2,
            timeoutOfNext: 1_000,
          })
          // Without an answer nothing was tried.
          expect(answers.length, JSON.stringify(head)).toBeGreaterThan(0)
          // A body that was skipped whole may be followed by the second request, which carries no session.
          for (const { status } of answers.slice(1)) expect(status, JSON.stringify(head)).toBe(401)
        }),
      )
      expect(harness.upstream.calls.filter(({ method }) => method !== 'GET')).toEqual([])
      for (const { target } of harness.upstream.calls)
        expect(target).toBe(readLimit.path.replace('/lending', ''))
    },
  },
]
