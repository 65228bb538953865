import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import type { Answer } from '../wire/Answer.ts'
import { endpointPaths } from './endpointPaths.ts'
import { withdrawal } from './withdrawal.ts'

type Headers = readonly (readonly [string, string])[]

const [, ownLimit] = endpointPaths.getCreditLimit
const read = { path: `/lending${ownLimit}`, by: 'uA' } as const
const corsHeaders = (answer: Answer): string[] =>
  Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
const foreignOrigins = (own: string): string[] => {
  const { host, hostname, port } = new URL(own)
  return [
    'https://evil.example',
    'null',
    '',
    `https://${host}.evil.example`,
    `http://${host}.evil.example`,
    `http://${hostname}:${port}0`,
    `http://${hostname}`,
    `http://evil.example/${host}`,
    `http://evil.example?${host}`,
    `http://evil.example#${host}`,
    `http://x@${hostname}.evil.example:${port}`,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `file://${host}`,
    'http://',
    `${own}, https://evil.example`,
    'https://app.example.evil',
    'https://xshop.example',
    'https://shop.example.evil.example',
    'https://*.example',
  ]
}

/** What a page of another site can make a browser send with a write. */
function forgedWrites(harness: AttackHarness): Headers[] {
  const own = harness.url
  const relay = ['X-Relay', '1'] as const
  return [
    [],
    [['Origin', own]],
    [['Sec-Fetch-Site', 'same-origin']],
    [relay],
    [relay, ['Sec-Fetch-Site', 'cross-site']],
    [relay, ['Sec-Fetch-Site', 'same-site']],
    [relay, ['Sec-Fetch-Site', 'none']],
    [relay, ['Sec-Fetch-Site', 'cross-site'], ['Origin', own]],
    [relay, ['Sec-Fetch-Site', 'bogus'], ['Origin', own]],
    [relay, ['Referer', `${own}/`]],
    ...foreignOrigins(own).map((origin) => [relay, ['Origin', origin]] as const),
    ...foreignOrigins(own).map(
      (origin) => [relay, ['Origin', origin], ['Sec-Fetch-Site', 'cross-site']] as const,
    ),
  ]
}

/** Threats S29 to S35. */
export const browserAttacks: readonly Attack[] = [
  {
    title: 'S29: a write that does not prove that it comes from here is refused',
    tried: 'every combination of X-Relay, Origin and Sec-Fetch-Site, and the three content types of a form',
    run: async (harness) => {
      for (const headers of forgedWrites(harness)) {
        const key = ['Idempotency-Key', crypto.randomUUID()] as const
        const answer = await harness.ask({
          ...withdrawal({ bare: true }),
          headers: [['Content-Type', 'application/json'], key, ...headers],
        })
        harness.expectRefusal(answer, ['cross_site'], JSON.stringify(headers))
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=b',
      ]) {
        const answer = await harness.ask({
          ...withdrawal({ bare: true }),
          headers: [
            ['Content-Type', type],
            ['Origin', 'https://evil.example'],
            ['Sec-Fetch-Site', 'cross-site'],
          ],
        })
        harness.expectRefusal(answer, ['cross_site'], type)
      }
      for (const path of ['/lending/token', '/lending/webhooks/unmatched/evt', '/lending/webhooks/replay']) {
        for (const proof of [
          [['Sec-Fetch-Site', 'cross-site']],
          [['Origin', 'https://evil.example']],
          [],
        ] as const) {
          const answer = await harness.ask({
            method: 'POST',
            path,
            by: 'uP',
            bare: true,
            headers: [['Content-Type', 'text/plain'], ...proof],
            body: '{}',
          })
          // The code says that it was the check of the site, and not that this person may not, or that there is nothing.
          harness.expectRefusal(answer, ['cross_site'], `${path} ${JSON.stringify(proof)}`)
        }
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S30: a read or a stream that the browser says comes from another site is refused',
    tried: 'images, scripts, frames and EventSource of another site',
    run: async (harness) => {
      for (const path of [
        ownLimit,
        '/events?customer_partner_id=cp_alpha',
        '/operations?customer_partner_id=cp_alpha',
        '/session',
      ]) {
        for (const destination of ['image', 'script', 'iframe', 'empty']) {
          const answer = await harness.ask({
            path: `/lending${path}`,
            by: 'uA',
            bare: true,
            headers: [
              ['Sec-Fetch-Site', 'cross-site'],
              ['Sec-Fetch-Dest', destination],
              ['Accept', 'text/event-stream'],
            ],
          })
          harness.expectRefusal(answer, ['cross_site'], `${path} as ${destination}`)
          expect(corsHeaders(answer)).toEqual([])
        }
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S31: no foreign origin is ever let in by CORS',
    tried: 'twenty origins on reads, preflights and refusals',
    run: async (harness) => {
      for (const origin of foreignOrigins(harness.url)) {
        const answers = [
          await harness.ask({ ...read, headers: [['Origin', origin]] }),
          await harness.ask({ path: '/lending/nothing', by: null, headers: [['Origin', origin]] }),
          await harness.ask({
            method: 'OPTIONS',
            path: read.path,
            by: null,
            bare: true,
            headers: [
              ['Origin', origin],
              ['Access-Control-Request-Method', 'POST'],
              ['Access-Control-Request-Headers', 'authorization'],
            ],
          }),
        ]
        for (const answer of answers) {
          expect(answer.headers['access-control-allow-origin'], origin).toBeUndefined()
          expect(answer.headers['access-control-allow-credentials'], origin).toBeUndefined()
        }
      }
    },
  },
  {
    title: 'S32: the relay sets no cookie, and none of the service passes',
    tried: 'Set-Cookie, Clear-Site-Data and other state from the service on a read and a write',
    run: async (harness) => {
      harness.upstream.reply = (_call, response) => {
        response.writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': ['marketday_session=evil; Path=/', 'a=b'],
          'Clear-Site-Data': '"*"',
          'Strict-Transport-Security': 'max-age=1',
          'Access-Control-Allow-Origin': '*',
          Link: '</evil>; rel=preload',
          Refresh: '0; url=https://evil.example',
          Server: 'secret-server/1.2',
          'X-Powered-By': 'secret',
        })
        response.end('{"status":"success","message":"ok","data":[]}')
      }
      for (const ask of [read, withdrawal()]) {
        const { headers } = await harness.ask(ask)
        const names = [
          'set-cookie',
          'clear-site-data',
          'strict-transport-security',
          'access-control-allow-origin',
          'link',
          'refresh',
          'server',
          'x-powered-by',
        ]
        for (const name of names) expect(headers[name], name).toBeUndefined()
      }
    },
  },
  {
    title: 'S33, S35: what the service answers is only ever served as JSON that no browser executes',
    tried: 'HTML, SVG, scripts and JSONP under several types from the service',
    run: async (harness) => {
      const pages = [
        '<html><script>alert(1)</script></html>',
        '<svg onload="alert(1)"/>',
        'callback({"a":1})',
        '/**/alert(1)',
        'while(1);[1]',
        '{"a":"</script><script>alert(1)</script>"}',
        '["<img src=x onerror=alert(1)>"]',
      ]
      for (const type of [
        'text/html',
        'image/svg+xml',
        'application/javascript',
        'application/json',
        'text/html; charset=utf-7',
        '',
      ]) {
        for (const page of pages) {
          harness.upstream.reply = (_call, response) => {
            if (type) response.setHeader('Content-Type', type)
            response.end(page)
          }
          const answer = await harness.ask(read)
          const isJson = page.startsWith('{') || page.startsWith('[')
          expect(answer.status, page).toBe(isJson ? 200 : 502)
          if (!isJson) harness.expectRefusal(answer, ['upstream_invalid'], page)
          expect(answer.headers).toMatchObject({
            'content-type': 'application/json',
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
          })
          expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
        }
      }
    },
  },
  {
    title: 'S34: nothing is stored by a cache: every answer says so, and conditions are not passed on',
    tried: 'fourteen endpoints, own routes, refusals, streams; ETag and 304 from the service',
    run: async (harness) => {
      const asks = [
        ...Object.values(endpointPaths).map(([method, path]) => ({
          method,
          path: `/lending${path}`,
          by: 'uP' as const,
        })),
        ...[
          'session',
          'operations?customer_partner_id=cp_alpha',
          'events?customer_partner_id=cp_alpha',
          'health',
          'nothing',
        ].map((path) => ({ path: `/lending/${path}`, by: 'uA' as const })),
        { path: '/lending/session', by: null },
        { path: '/lending/v1/customer-partner/%/credit-limit/current', by: 'uA' as const },
        { method: 'POST', path: '/lending/webhooks/service', by: null, body: '{}' },
      ]
      harness.upstream.reply = (_call, response) => {
        response.writeHead(200, {
          'Content-Type': 'application/json',
          ETag: '"a"',
          'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
          'Cache-Control': 'public, max-age=3600',
          Expires: 'Mon, 01 Jan 2035 00:00:00 GMT',
          Age: '1',
        })
        response.end('{"status":"success","message":"ok","data":[]}')
      }
      for (const ask of asks) {
        const answer = await harness.ask({
          ...ask,
          headers: [
            ['If-None-Match', '"a"'],
            ['If-Modified-Since', 'Mon, 01 Jan 2035 00:00:00 GMT'],
            ['Cache-Control', 'only-if-cached'],
          ],
        })
        expect(answer.status, ask.path).not.toBe(304)
        expect(answer.headers['cache-control'], ask.path).toMatch(/^no-store/)
        for (const name of ['etag', 'last-modified', 'expires', 'age'])
          expect(answer.headers[name], ask.path).toBeUndefined()
      }
      const passed = harness.upstream.calls.flatMap(({ headers }) =>
        headers.map(([name]) => name.toLowerCase()),
      )
      expect(passed.filter((name) => name.startsWith('if-') || name === 'range')).toEqual([])
      harness.upstream.reply = (_call, response) => response.writeHead(304).end()
      expect((await harness.ask(read)).status).toBe(502)
    },
  },
]
