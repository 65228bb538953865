import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'

const path = '/lending/tenant'
const ask = { path, by: null } as const

/** Threats S84 and S85. */
export const tenantAttacks: readonly Attack[] = [
  {
    title: 'S84: a host name chooses among brands that everybody may see, and opens nothing else',
    tried:
      'Host and forwarding headers of other brands, of no brand, hostile ones; with and without a session',
    run: async (harness) => {
      const hosts = [
        ['Host', 'sahel.localhost'],
        ['Host', 'SAHEL.localhost.'],
        ['Host', 'sahel.localhost:1'],
        ['Host', 'evil.example'],
        ['Host', 'sahel.localhost@evil.example'],
        ['Host', '__proto__'],
        ['Host', '../../users.json'],
        ['X-Forwarded-Host', 'sahel.localhost'],
        ['Forwarded', 'host=sahel.localhost'],
        ['X-Original-Host', 'sahel.localhost'],
      ] as const
      for (const [at, header] of hosts.entries()) {
        const tried = header.join(': ')
        const visitor = await harness.ask({ ...ask, headers: [header] })
        expect(visitor.status, tried).toBe(200)
        // The first three are true host names of that brand; everything else is the default one.
        expect(JSON.parse(visitor.text).data.id, tried).toBe(at < 3 ? 'sahel' : 'marketday')
        // No session, no word of what a partner's people may do, and none of where a brand belongs.
        expect(JSON.parse(visitor.text).data, tried).toMatchObject({ features: {}, fields: {} })
        expect(visitor.text, tried).not.toMatch(/evil|hosts|channelPartners|chp_|cp_|proto/)
        const person = await harness.ask({ ...ask, by: 'uA', headers: [header] })
        expect(person.text, tried).not.toMatch(/evil|hosts|channelPartners|chp_|cp_|proto/)
      }
      harness.expectNothingSent()
    },
  },
  {
    title: 'S84: a brand says who may keep it, and a tag of one view opens no other',
    tried: 'conditions, ranges, HEAD and other methods, with tags of another session and made-up ones',
    run: async (harness) => {
      const header: [string, string] = ['Host', 'sahel.localhost']
      const visitor = await harness.ask({ ...ask, headers: [header] })
      const person = await harness.ask({ ...ask, by: 'uA', headers: [header] })
      for (const { headers } of [visitor, person]) {
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(headers.vary).toMatch(/^Cookie, Authorization/)
        expect(headers['set-cookie']).toBeUndefined()
      }
      const [open, whole] = [visitor.headers.etag ?? '', person.headers.etag ?? '']
      expect(open).not.toBe(whole)
      const asked = (by: 'uA' | null, value: string) =>
        harness.ask({ ...ask, by, headers: [header, ['If-None-Match', value]] })
      for (const [by, value, status] of [
        [null, open, 304],
        [null, whole, 200],
        ['uA', whole, 304],
        ['uA', open, 200],
        [null, `"a", W/${open}`, 304],
        [null, '*', 304],
        [null, '"', 200],
        [null, open.slice(1, -1), 200],
        [null, ','.repeat(2_000), 200],
      ] as const) {
        const answer = await asked(by, value)
        expect(answer.status, value.slice(0, 40)).toBe(status)
        if (status === 304) expect(answer.text).toBe('')
      }
      expect((await harness.ask({ ...ask, method: 'HEAD' })).text).toBe('')
      expect((await harness.ask({ ...ask, headers: [['Range', 'bytes=0-9']] })).status).toBe(200)
      for (const method of ['POST', 'PUT', 'DELETE']) {
        harness.expectRefusal(
          await harness.ask({ ...ask, method }),
          ['unauthenticated', 'cross_site'],
          method,
        )
      }
      for (const query of ['id=pwani', 'host=pwani.localhost', 'x'])
        harness.expectRefusal(
          await harness.ask({ ...ask, path: `${path}?${query}` }),
          ['malformed_request'],
          query,
        )
      harness.expectNothingSent()
    },
  },
  {
    title: 'S85: the choice of a brand in the demo is not there where real people sign in, and names no file',
    tried: 'the cookie and the route of the switcher, with ids, paths and names of prototypes',
    run: async (harness) => {
      for (const id of [
        'sahel',
        '../../users',
        'constructor',
        '__proto__',
        '%2e%2e/sahel.json',
        'x'.repeat(5_000),
      ]) {
        const cookie: [string, string] = ['Cookie', `demo_brand=${id}`]
        const worn = await harness.ask({ ...ask, headers: [cookie] })
        expect(JSON.parse(worn.text).data.id, id.slice(0, 40)).toBe('marketday')
        const put = await harness.ask({ method: 'POST', path: '/demo/brand', by: null, body: { id } })
        expect([put.status, put.headers['set-cookie']], id.slice(0, 40)).toEqual([404, undefined])
      }
    },
  },
]
