import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import { endpointPaths } from './endpointPaths.ts'
import { smugglingCorpus } from './smugglingCorpus.ts'
import { withdrawal } from './withdrawal.ts'

const [, ownLimit] = endpointPaths.getCreditLimit
const read = { path: `/lending${ownLimit}`, by: 'uA' } as const
/** What a read carries to the service, and nothing else. */
const forwardedNames = ['host', 'connection', 'accept', 'accept-encoding', 'authorization', 'x-request-id']
/** Headers that an HTTP client adds by itself; they carry nothing of the caller. */
const writtenByClient = ['accept-language', 'sec-fetch-mode', 'user-agent']

/** Threats S11 to S19. */
export const headerAttacks: readonly Attack[] = [
  {
    title: 'S11: a query is refused, so that none can be smuggled to the service',
    tried: 'duplicate, bracketed, encoded and unknown names on the fourteen addresses and the own ones',
    run: async (harness) => {
      const queries = [
        'customer_partner_id=cp_alpha&customer_partner_id=cp_beta',
        'id[]=cp_beta',
        'x',
        '&',
        '%63=1',
        'callback=alert',
        'page=1',
        'customer_partner_id=cp_alpha',
      ]
      for (const [method, path] of Object.values(endpointPaths)) {
        for (const query of queries) {
          const answer = await harness.ask({
            method,
            path: `/lending${path}?${query}`,
            by: 'uP',
            body: method === 'GET' ? null : '{}',
          })
          harness.expectRefusal(answer, ['malformed_request', 'forbidden'], `${path}?${query}`)
        }
      }
      for (const query of [
        'customer_partner_id=cp_alpha&customer_partner_id=cp_beta',
        'customer_partner_id=cp%5Falpha',
        'customer_partner_id[]=cp_alpha',
        'customer_partner_id=cp_alpha&x=1',
        'customer_partner_id=cp_alpha;customer_partner_id=cp_beta',
        'customer_partner_id=cp_alpha&channel_partner_id=chp_papa',
        'customer_partner_id=',
      ]) {
        const answer = await harness.ask({ path: `/lending/operations?${query}`, by: 'uA' })
        harness.expectRefusal(answer, ['malformed_request'], query)
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S12: a line break in a path, a header or a file name never becomes a header',
    tried: 'CR, LF and folded lines in the request line, headers, Last-Event-ID and X-Request-Id',
    run: async (harness) => {
      const whole = harness.write(read).toString('latin1')
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
    title: "S13: the service sees the relay's own key once, with any credentials of the client",
    tried: 'Authorization, X-API-Key and their variants from the client',
    run: async (harness) => {
      const names = ['Authorization', 'authorization', 'Proxy-Authorization', 'X-API-Key', 'Api-Key']
      for (const name of names) {
        const answer = await harness.ask({ ...read, headers: [[name, 'Bearer sk_of_the_attacker']] })
        // Where tokens are accepted, an invalid one counts as no session.
        expect([name, answer.status]).toEqual([name, name.toLowerCase() === 'authorization' ? 401 : 200])
      }
      expect(harness.upstream.calls.length).toBeGreaterThan(0)
      expect(JSON.stringify(harness.upstream.calls)).not.toMatch(/sk_of_the_attacker|api-key/i)
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
        const answer = await harness.ask({ ...read, headers: [['Connection', value]] })
        expect(answer.status, value).toBe(200)
      }
      const answer = await harness.ask({
        ...read,
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
    title: 'S15: Host and forwarding headers of the client change nothing',
    tried: 'Host, X-Forwarded-*, Forwarded, X-Original-URL and X-Rewrite-URL',
    run: async (harness) => {
      const headers = [
        ['Host', 'evil.example'],
        ['X-Forwarded-Host', 'evil.example'],
        ['X-Forwarded-Proto', 'https'],
        ['X-Forwarded-For', '10.0.0.1'],
        ['Forwarded', 'for=10.0.0.1;host=evil.example'],
        ['X-Original-URL', '/lending/v1/customer-partner/cp_beta/credit-limit/current'],
        ['X-Rewrite-URL', '/lending/v1/customer-partner/cp_beta/credit-limit/current'],
        ['X-Real-IP', '10.0.0.1'],
      ] as const
      for (const header of headers) {
        const answer = await harness.ask({ ...read, headers: [header] })
        expect(answer.status, header[0]).toBe(200)
        expect(JSON.stringify(answer.headers)).not.toContain('evil.example')
      }
      for (const { headers: seen, target } of harness.upstream.calls) {
        expect(target).toBe(ownLimit)
        expect(seen.find(([name]) => name.toLowerCase() === 'host')?.[1]).toBe(
          new URL(harness.upstream.url).host,
        )
        expect(JSON.stringify(seen)).not.toMatch(/evil|10\.0\.0\.1|forwarded|original|rewrite/i)
      }
    },
  },
  {
    title: 'S17: a request with two possible ends is never forwarded, nor is what hides in it',
    tried: 'CL.TE, TE.CL, TE.TE, doubled and odd lengths, chunk extensions, bare line feeds, upgrades',
    run: async (harness) => {
      for (const { line, head, body } of smugglingCorpus) {
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
        const tried = JSON.stringify(head)
        const { answers } = await harness.raw([`${lines.join('\r\n')}\r\n\r\n${body}`], {
          expected: 2,
          timeout: 700,
        })
        const writes = harness.upstream.calls.filter(({ method }) => method !== 'GET')
        expect(writes, tried).toEqual([])
        // A body that was skipped whole may be followed by the second request, which carries no session.
        for (const { status } of answers.slice(1)) expect(status, tried).toBe(401)
        for (const { target } of harness.upstream.calls.splice(0)) expect(target, tried).toBe(ownLimit)
      }
    },
  },
  {
    title: 'S18: what follows an upload that was refused at once is never taken for a request',
    tried: 'uploads refused by length, media type, session and owner, with requests hidden in their bodies',
    run: async (harness) => {
      const hidden = harness.write(read).toString('latin1')
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
        const { answers } = await harness.raw([harness.write({ ...read, ...flood })])
        // Two thousand short headers fit into what a server takes; then none of them may travel on.
        const taken = at === 0 && answers[0]?.status === 200
        if (!taken) expect(answers[0]?.status).toBe(431)
      }
      for (const { headers } of harness.upstream.calls) expect(headers.length).toBeLessThan(12)
      expect((await harness.ask(read)).status).toBe(200)
      expect((await harness.ask(withdrawal())).status).toBe(200)
    },
  },
]
