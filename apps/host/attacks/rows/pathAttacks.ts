import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'
import { endpointPaths } from './endpointPaths.ts'

const ownLimit = '/v1/customer-partner/cp_alpha/credit-limit/current'
const getLimit = (id: string): string => `/lending/v1/customer-partner/${id}/credit-limit/current`

/** The status for methods that are refused before the path is looked at. */
const statusOfOddMethods: Record<string, number> = {
  // Not an HTTP method for Node's parser.
  FOO: 400,
  get: 400,
  Get: 400,
  // The web's Request cannot carry it, so the server cannot read the session.
  TRACE: 401,
}

const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PURGE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'Get',
  'FOO',
]

/** Asks for each path as A; the service may see nothing, or the one path that A may read, spelt as the service knows it. */
async function tryPaths(harness: AttackHarness, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { answers } = await harness.raw([harness.write({ path, by: 'uA' })])
    const [answer] = answers
    const forwarded = harness.upstream.calls.splice(0).map(({ target }) => target)
    if (answer?.status === 200 && answer.headers['content-type']?.startsWith('application/json'))
      expect(forwarded, path).toEqual([ownLimit])
    else {
      expect(forwarded, path).toEqual([])
      if (answer && path.startsWith('/lending/')) expect([400, 403, 404], path).toContain(answer.status)
    }
  }
}

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
const unsafe = ascii.filter((character) => !/[A-Za-z0-9_.~/?#\r\n-]/.test(character))

/** Threats S01 to S10. */
export const pathAttacks: readonly Attack[] = [
  {
    title: 'S01, S02: dot segments, plain or encoded, never lead to another partner',
    tried: 'dot segments in and around the partner id, as raw bytes',
    run: (harness) =>
      tryPaths(
        harness,
        ['..', '%2e%2e', '%2E.', '.%2e', '.%2E', '%2e%2E'].flatMap((dots) => [
          getLimit(`cp_alpha/${dots}/cp_beta`),
          getLimit(`cp_beta/${dots}/cp_alpha`),
          getLimit(dots),
          `/lending/v1/${dots}/v1/customer-partner/cp_beta/credit-limit/current`,
          `/lending/${dots}/lending${ownLimit.replace('alpha', 'beta')}`,
          `/${dots}/lending/v1/customer-partner/cp_beta/credit-limit/current`,
          getLimit(`./cp_beta`),
          getLimit(`cp_alpha/./${dots}/./cp_beta`),
        ]),
      ),
  },
  {
    title: 'S03, S04: an encoded or doubly encoded character in an id is refused',
    tried: 'encoded slashes, backslashes and percent signs in the id',
    run: async (harness) => {
      const ids = [
        'cp_alpha%2f..%2fcp_beta',
        'cp_alpha%2Fcp_beta',
        'cp_alpha%5c..%5ccp_beta',
        '%252e%252e',
        '%2541',
        'cp%5Falpha',
        'cp_alph%61',
        '%63p_alpha',
        'cp_alpha%',
        'cp_alpha%2',
        'cp_alpha%zz',
        'cp_alpha%25',
      ]
      for (const id of ids) {
        const answer = await harness.ask({ path: getLimit(id), by: 'uA' })
        harness.expectRefusal(answer, ['malformed_request', 'not_found'], id)
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S05: of all spellings of an id only the exact one passes',
    tried: 'control, non-ASCII, overlong and punctuated ids',
    run: async (harness) => {
      const ids = [
        ...['%00', '%0d%0aX:1', '%c0%ae', '%EF%BC%8E', '%20', '%e2%80%ae'].map((end) => `cp_alpha${end}`),
        ...['\u0000', '\u0001', '\u007f', '\u0080', '\u00ff', 'é'].map((end) => `cp_alpha${end}`),
        'x'.repeat(129),
        'x'.repeat(10_000),
        ...unsafe.flatMap((character) => [`cp_alpha${character}`, `${character}cp_alpha`]),
        ...[
          'CP_ALPHA',
          'cp_Alpha',
          'cp-alpha',
          'cp_alpha.',
          '.cp_alpha',
          '~cp_alpha',
          'cp_alphа',
          '...',
          'cp_alpha;',
          'cp_alpha;x=1',
        ],
      ]
      await tryPaths(harness, ids.map(getLimit))
      const exact = await harness.ask({ path: getLimit('cp_alpha'), by: 'uA' })
      expect(exact.status).toBe(200)
      expect(harness.upstream.calls.map(({ target }) => target)).toEqual([ownLimit])
    },
  },
  {
    title: 'S06: no spelling of the path makes the relay speak to another host',
    tried:
      'doubled slashes, backslashes, absolute and protocol-relative targets naming a listener of the attacker',
    run: async (harness) => {
      let visits = 0
      const evil = createServer(() => (visits += 1)).listen(0, '127.0.0.1')
      await once(evil, 'listening')
      // The cast follows what a server on a port returns.
      const host = `127.0.0.1:${(evil.address() as AddressInfo).port}`
      await tryPaths(harness, [
        `//${host}${ownLimit}`,
        `/lending//${host}${ownLimit}`,
        `/lending//v1/customer-partner/cp_alpha/credit-limit/current`,
        `/lending/v1//customer-partner/cp_alpha/credit-limit/current`,
        `//lending${ownLimit}`,
        `/\\${host}${ownLimit}`,
        `/lending/\\${host}`,
        `/lending\\v1\\customer-partner\\cp_alpha\\credit-limit\\current`,
        `http://${host}/lending${ownLimit}`,
        `http://${host}${ownLimit}`,
        `https://${host}/lending${ownLimit}`,
        `/lending/@${host}${ownLimit}`,
        `/lending@${host}${ownLimit}`,
        `/lending${ownLimit}@${host}`,
        `/lending/v1/banks/${host}`,
        `/lending/http://${host}/v1/banks/nigeria`,
      ])
      evil.close()
      expect(visits).toBe(0)
    },
  },
  {
    title: 'S07: only the fourteen addresses are forwarded',
    tried: 'other versions, cases, suffixes, prefixes, matrix parameters and 300 shuffled paths',
    run: async (harness) => {
      const known = Object.values(endpointPaths).map(([, path]) => path)
      const words = [
        'v1',
        'v2',
        'banks',
        'nigeria',
        'customer-partner',
        'cp_alpha',
        'draw-downs',
        'active',
        'details',
        'customers',
        'admin',
      ]
      const shuffled = Array.from({ length: 300 }, (_, at) =>
        Array.from(
          { length: 1 + (at % 5) },
          (_, step) => `/${words[(at * 7 + step * (3 + at)) % words.length]}`,
        ).join(''),
      )
      const spoiled = known.flatMap((path) => [
        `${path}/`,
        `${path};x=1`,
        `${path}/x`,
        `/x${path}`,
        path.replace('/v1/', '/v2/'),
        path.replace('/v1/', '/V1/'),
        path.toUpperCase(),
        `${path}.json`,
        path.slice(0, -1),
      ])
      const documented = new Set<string>([...known, '/v1/banks/nigeria'])
      for (const path of [...spoiled, ...shuffled]) {
        if (documented.has(path)) continue
        const answer = await harness.ask({ path: `/lending${path}`, by: 'uP' })
        // A shuffled path may be that of a bank list of another country, which is one of the fourteen.
        if (/^\/v1\/banks\/[\w.;=-]+(\/[\w.-]+)?$/.test(path) && answer.status === 200) {
          harness.upstream.calls.length = 0
          continue
        }
        expect([403, 404, 405, 400], path).toContain(answer.status)
        harness.expectNothingSent(path)
      }
    },
  },
  {
    title: 'S08: a method that an address does not have never reaches the service',
    tried: 'fourteen addresses by twelve methods, and GET with a body',
    run: async (harness) => {
      const allowed = new Map<string, Set<string>>()
      for (const [method, path] of Object.values(endpointPaths))
        allowed.set(path, (allowed.get(path) ?? new Set()).add(method))
      for (const [path, own] of allowed) {
        for (const method of methods.filter((name) => !own.has(name))) {
          const request = harness.write({ method, path: `/lending${path}`, by: 'uP', body: null })
          const { answers, end } = await harness.raw([request])
          const [answer] = answers
          if (!answer) expect(end, `${method} ${path}`).toBe('closed by server')
          else expect(answer.status, `${method} ${path}`).toBe(statusOfOddMethods[method] ?? 405)
          if (answer?.code === 'method_not_allowed') expect(answer.headers.allow).toContain([...own][0])
        }
      }
      const withBody = await harness.ask({ path: `/lending${ownLimit}`, by: 'uA', body: '{"a":1}' })
      harness.expectRefusal(withBody, ['malformed_request'], 'GET with a body')
      harness.expectNothingSent()
    },
  },
  {
    title: 'S09: a method cannot be overridden by a header or a query',
    tried: 'the usual override headers and _method',
    run: async (harness) => {
      for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
        const answer = await harness.ask({
          path: `/lending${ownLimit}`,
          by: 'uA',
          headers: [[name, 'DELETE']],
        })
        expect(answer.status, name).toBe(200)
      }
      const seen = harness.upstream.calls.splice(0)
      expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
      expect(JSON.stringify(seen)).not.toMatch(/override|X-HTTP-Method/i)
      const asked = await harness.ask({ path: `/lending${ownLimit}?_method=DELETE`, by: 'uA' })
      harness.expectRefusal(asked, ['malformed_request'], '_method')
      harness.expectNothingSent()
    },
  },
  {
    title: 'S10: HEAD is GET without a body, and OPTIONS is answered by the relay alone',
    tried: 'HEAD on every read, OPTIONS with and without a session, OPTIONS *',
    run: async (harness) => {
      for (const [method, path] of Object.values(endpointPaths)) {
        if (method !== 'GET') continue
        const answer = await harness.ask({ method: 'HEAD', path: `/lending${path}`, by: 'uP' })
        expect(answer.status, path).toBe(200)
        expect(answer.body.byteLength, path).toBe(0)
      }
      harness.upstream.calls.length = 0
      const bodies = new Set<string>()
      for (const by of ['uA', null] as const) {
        for (const [, path] of Object.values(endpointPaths)) {
          const answer = await harness.ask({ method: 'OPTIONS', path: `/lending${path}`, by, bare: true })
          expect(answer.status, path).toBe(204)
          const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
          bodies.add(JSON.stringify([answer.status, headers, answer.text]))
        }
      }
      expect([...bodies], 'the same for everybody and every path').toHaveLength(1)
      await harness.raw([harness.write({ method: 'OPTIONS', path: '*', by: 'uA' })])
      expect(harness.exchanges.at(-1)?.end).not.toBe('timed out')
      harness.expectNothingSent()
    },
  },
]
