import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { readLimit } from './readLimit.ts'
import { smugglingCorpus } from './smugglingCorpus.ts'
import { withdrawal } from './withdrawal.ts'

/** What a read carries to the service, and nothing else. */
const forwardedNames = ['host', 'connection', 'accept', 'accept-encoding', 'authorization', 'x-request-id']
/** Headers that an HTTP client adds by itself; they carry nothing of the caller. */
const writtenByClient = ['accept-language', 'sec-fetch-mode', 'user-agent']

/** Threats S12, S14 and S16 to S19: what stands before a body. */
export const headerAttacks: readonly Attack[] = [
  {
    title: 'S12: a line break in a path, a header or a file name never becomes a header',
    tried: 'CR, LF and folded lines in the request line, headers, Last-Event-ID and X-Request-Id',
    run: async (harness) => {
      const whole = harness.write(readLimit).toString('latin1')
      const spoiled = [
        whole.replace('current', 'current%0d%0aX-Evil: 1'),
        whole.replace('current HTTP', 'current\r\nX-Evil: 1\r\nY: HTTP'),
        whole.replace('current HTTP', 'current\nX-Evil: 1\nY: HTTP'),
        ...['X-Request-Id', 'Last-Event-ID', 'Accept', 'X-Relay', 'Referer'].flatMap((name) => [
          whole.replace('\r\n\r\n', `\r\n${name}: abcdefgh\r\n X-Evil: 1\r\n\r\n`),
          whole.replace('\r\n\r\n', `\r\n${name}: abcdefgh\rX-Evil: 1\r\n\r\n`),
          whole.replace('\r\n\r\n', `\r\n${name}: abcdefgh%0d%0aX-Evil: 1\r\n\r\n`),
          whole.replace('\r\n\r\n', `\r\n${name}: abcdefgh\u0000X-Evil: 1\r\n\r\n`),
          whole.replace('\r\n\r\n', `\r\n${name}: abcdefgh\\r\\nX-Evil: 1\r\n\r\n`),
        ]),
      ]
      for (const text of spoiled) await harness.raw([text])
      for (const { headers } of harness.upstream.calls)
        for (const [name, value] of headers) expect(`${name}: ${value}`).not.toMatch(/evil/i)
      for (const { answers } of harness.exchanges)
        for (const { headers } of answers) expect(JSON.stringify(headers)).not.toMatch(/evil/i)
    },
  },
  {
    title: 'S14, S16: only the allowed headers reach the service, in spite of Connection',
    tried: 'Connection naming other headers, hop-by-hop headers, cookies, conditions and thirty more headers',
    run: async (harness) => {
      for (const value of [
        'close, authorization',
        'authorization, content-length',
        'keep-alive, Host',
        'x-request-id, accept',
      ]) {
        const answer = await harness.ask({ ...readLimit, headers: [['Connection', value]] })
        expect(answer.status, value).toBe(200)
      }
      const answer = await harness.ask({
        ...readLimit,
        headers: [
          ['TE', 'trailers'],
          ['Trailer', 'X-Late'],
          ['Keep-Alive', 'timeout=5'],
          ['Proxy-Connection', 'close'],
          ['If-None-Match', '"a"'],
          ['If-Modified-Since', 'Mon, 01 Jan 2024 00:00:00 GMT'],
          ['Range', 'bytes=0-1'],
          ['Accept-Encoding', 'gzip'],
          ['Referer', 'https://app.example/secret'],
          ['Cookie2', 'x'],
          ...Array.from({ length: 20 }, (_, at) => [`X-Made-Up-${at}`, 'x'] as const),
        ],
      })
      expect(answer.status).toBe(200)
      for (const { headers } of harness.upstream.calls) {
        const names = headers.map(([name]) => name.toLowerCase())
        expect(new Set(names).size).toBe(names.length)
        for (const name of names) expect([...forwardedNames, ...writtenByClient]).toContain(name)
        expect(headers.find(([name]) => name.toLowerCase() === 'accept-encoding')?.[1]).toBe('identity')
      }
    },
  },
  {
    title: 'S17: a request with two possible ends is never forwarded, nor is what hides in it',
    tried: 'CL.TE, TE.CL, TE.TE, doubled and odd lengths, chunk extensions, bare line feeds, upgrades',
    run: async (harness) => {
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
            timeout: 2_000,
          })
          // A body that was skipped whole may be followed by the second request, which carries no session.
          for (const { status } of answers.slice(1)) expect(status, JSON.stringify(head)).toBe(401)
        }),
      )
      expect(harness.upstream.calls.filter(({ method }) => method !== 'GET')).toEqual([])
      for (const { target } of harness.upstream.calls)
        expect(target).toBe(readLimit.path.replace('/lending', ''))
    },
  },
  {
    title: 'S18: what follows an upload that was refused at once is never taken for a request',
    tried: 'uploads refused by length, media type, session and owner, with requests hidden in their bodies',
    run: async (harness) => {
      const hidden = harness.write(readLimit).toString('latin1')
      const body = hidden.repeat(400)
      const upload = (headers: readonly (readonly [string, string])[], by: 'uA' | 'uB' | null) =>
        harness.write({
          method: 'POST',
          path: '/lending/v1/customer_partners/cp_alpha/customers',
          by,
          headers: [
            ['Content-Type', 'multipart/form-data; boundary=b'],
            ['Content-Length', String(body.length)],
            ...headers,
          ],
        })
      const refused = [
        upload(
          [['Content-Length', String(300 * 1024 * 1024)]].map(
            ([name = '', value = '']) => [name, value] as const,
          ),
          'uA',
        ),
        upload([], 'uB'),
        upload([], null),
        upload([['Content-Encoding', 'gzip']], 'uA'),
      ]
      for (const [at, head] of refused.entries()) {
        const { answers, end } = await harness.raw([head, body, hidden], { expected: 2, timeout: 5_000 })
        expect(answers[0]?.status).toBe([400, 403, 401, 415][at])
        // Either the rest was read past and the honest request answered, or the connection was closed: nothing hidden is answered.
        if (answers.length > 1) expect(answers[1]?.status).toBe(200)
        else expect(end).toBe('closed by server')
      }
      // The honest request behind each may still be served when its connection is already closed, so they are counted together; the bodies
      // hold hundreds of hidden ones.
      expect(harness.upstream.calls.splice(0).length).toBeLessThanOrEqual(refused.length)
    },
  },
  {
    title: 'S19: a flood of headers is refused and the next request is answered',
    tried: '2,000 headers, one header of 64 KB, a path of 64 KB',
    run: async (harness) => {
      const many = Array.from({ length: 2_000 }, (_, at) => [`X-${at}`, 'x'] as const)
      const floods = [
        { headers: many },
        { headers: [['X-Long', 'x'.repeat(65_536)] as const] },
        { path: `/lending/${'x'.repeat(65_536)}` },
      ]
      for (const [at, flood] of floods.entries()) {
        const { answers } = await harness.raw([harness.write({ ...readLimit, ...flood })])
        // Two thousand short headers fit into what a server takes; then none of them may travel on.
        const taken = at === 0 && answers[0]?.status === 200
        if (!taken) expect(answers[0]?.status).toBe(431)
      }
      for (const { headers } of harness.upstream.calls) expect(headers.length).toBeLessThan(12)
      expect((await harness.ask(readLimit)).status).toBe(200)
      expect((await harness.ask(withdrawal())).status).toBe(200)
    },
  },
]
