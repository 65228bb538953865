import { expect, test } from 'vitest'
import { isCrossSite } from './isCrossSite.ts'

const own = 'http://app.test:8080'
const listed = 'https://partner.test'

function check(method: string, headers: Record<string, string>): boolean {
  return isCrossSite(new Request(`${own}/lending/session`, { method, headers }), { origins: [listed] })
}

const none = undefined
/** Every origin a browser may name, and whether a page of it may write here. `https` on the own host is the own page behind a proxy. */
const origins: [string | undefined, 'own' | 'listed' | 'foreign' | 'unnamed'][] = [
  [none, 'unnamed'],
  [own, 'own'],
  ['https://app.test:8080', 'own'],
  [listed, 'listed'],
  ['null', 'foreign'],
  ['', 'foreign'],
  ['https://evil.test', 'foreign'],
  ['http://app.test', 'foreign'],
  ['http://app.test:80', 'foreign'],
  ['http://app.test:8080.evil.test', 'foreign'],
  ['http://app.test.evil.test:8080', 'foreign'],
  ['http://evil.test/app.test:8080', 'foreign'],
  ['http://xapp.test:8080', 'foreign'],
  ['https://partner.test.evil.test', 'foreign'],
  ['https://partner.test/', 'foreign'],
  ['https://partner.test:8443', 'foreign'],
  ['http://partner.test', 'foreign'],
  ['https://PARTNER.test', 'foreign'],
]
const sites = [none, 'same-origin', 'same-site', 'cross-site', 'none', 'nonsense']
const marks = [none, '1']

const combinations = origins.flatMap(([origin, kind]) =>
  sites.flatMap((site) => marks.map((mark) => ({ origin, kind, site, mark }))),
)

/** What has to hold for a write, written down apart from the code: the client's header, and a browser's word that the page is one of ours. */
function mayWrite({ kind, site, mark }: (typeof combinations)[number]): boolean {
  if (mark === none) return false
  if (kind === 'listed') return true
  return site === none ? kind === 'own' : site === 'same-origin'
}

test('S29: a write is taken only with the mark of the client, and from a page of this site or a listed origin', () => {
  expect(combinations).toHaveLength(216)
  for (const combination of combinations) {
    const { origin, site, mark } = combination
    const told = { Origin: origin, 'Sec-Fetch-Site': site, 'X-Relay': mark }
    const headers = Object.fromEntries(
      Object.entries(told).flatMap(([name, value]) => (value === none ? [] : [[name, value]])),
    )
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect([headers, method, !check(method, headers)]).toEqual([headers, method, mayWrite(combination)])
  }
})

test('S30: a read is cross-site when the browser says so, whatever else it says, but for a listed origin', () => {
  for (const method of ['GET', 'HEAD']) {
    expect(check(method, {})).toBe(false)
    expect(check(method, { 'Sec-Fetch-Site': 'same-origin' })).toBe(false)
    expect(check(method, { 'Sec-Fetch-Site': 'none' })).toBe(false)
    for (const [origin = '', kind] of origins) {
      const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: origin, 'X-Relay': '1' }
      expect([origin, check(method, headers)]).toEqual([origin, kind !== 'listed'])
    }
  }
})
