import { endpoints } from '@onlend/core/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { matchPath } from '../test/matchPath.ts'
import { relayEndpoints } from '@onlend/core/relay'
import { routes } from '../test/routes.ts'

/** How a path is found, and as which endpoint. */
function find(method: string, path: string): string {
  const found = matchPath(method, path)
  if (found.type !== 'found') return found.type
  return found.route.endpoint.name
}

test('every endpoint of the relay’s own API is in the table, once', () => {
  const mounted = routes.filter(({ service }) => service === null).map(({ endpoint }) => endpoint.name)
  expect(mounted.sort()).toEqual(Object.keys(relayEndpoints).sort())
})

test('S07: of twenty thousand generated paths only those of the table are found, and every reader reads them alike', () => {
  const words = [...new Set(routes.flatMap(({ path }) => path.split('/')))]
    .filter((word) => !word.startsWith('{'))
    .concat('V1', 'v2', 'x;y=1', '..', '.', '%2e%2e', 'a%2fb', 'cp_a', 'ghana', '50', '\\', 'é')
  const own = { operationId: 'op_1', uploadId: 'u', eventId: 'e', name: 'n', token: 't', kind: 'k', set: 's' }
  const toShape = (path: string): RegExp => {
    const id = '[A-Za-z0-9_.~-]{1,128}'
    // A partner's id is opaque: it may also have what a client encodes, and the five marks that it leaves as they are.
    const owner = "(?:[A-Za-z0-9_.~!'()*-]|%[0-9A-F]{2}){1,1152}"
    const known = path.replace(/\{(?:customer|channel)PartnerId\}/g, owner)
    return new RegExp(`^${known.replace(/\/\{\w+\?\}$/, `(?:/${id})?`).replace(/\{\w+\}/g, id)}$`)
  }
  const word = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 }))
  // Half of them are a path of the table with a segment replaced, which may leave it one.
  const nearby = fc
    .tuple(fc.constantFrom(...routes), fc.nat({ max: 7 }), word)
    .map(([{ path }, at, other]) => {
      const segments = toPath(path, own).slice(1).split('/')
      return at < segments.length ? segments.with(at, other) : segments
    })
  const generated = fc.oneof(fc.array(word, { minLength: 1, maxLength: 8 }), nearby)
  const found = new Set<string>()
  fc.assert(
    fc.property(generated, fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE'), (parts, method) => {
      const path = `/${parts.join('/')}`
      const match = matchPath(method, path)
      if (match.type !== 'found') return
      found.add(match.route.path)
      expect(path).toMatch(toShape(match.route.path))
      expect(match.route.method).toBe(method)
      expect([new URL(path, 'https://app.test').pathname, decodeURIComponent(path)]).toEqual([path, path])
      for (const id of Object.values(match.parameters)) expect(['.', '..', '']).not.toContain(id)
    }),
    { numRuns: 20_000, seed: 20_260_303 },
  )
  expect([...found].sort()).toEqual([...new Set(routes.map(({ path }) => path))].sort())
})

test.each([
  '/v1/banks',
  '/v1/banks/ghana/50/x',
  '/v1/banks/ghana/50/',
  '/v2/banks/ghana',
  '/V1/banks/ghana',
  'v1/banks/ghana',
  '//v1/banks/ghana',
  '/v1//banks/ghana',
  '/__proto__',
  '/constructor',
])('S07: %s is no path', (path) => {
  expect(find('GET', path)).toBe('none')
})

test.each([
  '%2e%2e',
  'A%2F..',
  'A%00',
  '..',
  '.',
  '',
  'a b',
  'é',
  '%41',
  '%252e',
  'x'.repeat(129),
  'a;x=1',
  'a:b',
  'a@b',
  'a\\b',
])('S03: the id %j is malformed, never decoded', (id) => {
  expect(find('GET', `/v1/customer-partner/${id}/credit-limit/current`)).toBe('malformed')
})

test.each([
  ['GET', '/uploads/%2e%2e', 'malformed'],
  ['PATCH', '/uploads/..', 'malformed'],
  ['DELETE', '/uploads/a%2fb', 'malformed'],
  ['GET', '/uploads/', 'malformed'],
  ['GET', '/uploads/a/b', 'none'],
  ['PUT', '/drafts/%2e/a', 'malformed'],
  ['GET', '/drafts/a/..', 'malformed'],
  ['GET', '/drafts/a', 'none'],
  ['GET', '/operations/%00/rows', 'malformed'],
  ['GET', '/operations/../rows', 'malformed'],
  ['GET', '/operations/a/rows/', 'none'],
  ['POST', '/webhooks/a/..', 'malformed'],
  ['POST', '/webhooks/a', 'receiveWebhook'],
  ['POST', '/webhooks/a/b', 'receiveWebhook'],
  ['POST', '/inbox', 'wrongMethod'],
  ['POST', '/inbox/a/assignment', 'assignEvent'],
  ['POST', '/inbox/a/dismissal', 'dismissEvent'],
  ['POST', '/inbox/replay', 'replayWebhooks'],
  ['POST', '/webhooks/a/b/dismissal', 'none'],
  ['HEAD', '/inbox', 'listInboxEvents'],
  ['HEAD', '/uploads/a', 'getUploadOffset'],
  ['GET', '/uploads/a', 'getUpload'],
  ['HEAD', '/uploads', 'listUploads'],
  ['GET', '/webhooks/a', 'wrongMethod'],
  ['PUT', '/operations', 'wrongMethod'],
])('S03: of the relay’s own addresses %s %s is %s', (method, path, expected) => {
  expect(find(method, path)).toBe(expected)
})

test('an id is taken as it stands', () => {
  const found = matchPath('GET', '/v1/customer-partner/cp_1.a~b-C/credit-limit/current')
  expect(found).toMatchObject({ parameters: { customerPartnerId: 'cp_1.a~b-C' } })
})

test('T18: the page size at the end of the bank list may be left out', () => {
  expect(matchPath('GET', '/v1/banks/ghana')).toMatchObject({ parameters: { country: 'ghana' } })
  expect(matchPath('GET', '/v1/banks/ghana/100')).toMatchObject({
    parameters: { country: 'ghana', perPage: '100' },
  })
})

// A Request cannot even be made with CONNECT, TRACE or TRACK; a server hands them on all the same.
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PURGE',
  'PROPFIND',
  'TRACE',
  'TRACK',
  'CONNECT',
  'get',
]

test.each(Object.values(endpoints).map(({ name, path }) => [name, path] as const))(
  'S08: under the path of %s twelve methods find what the contract has there and nothing else',
  (_name, path) => {
    const here = Object.values(endpoints).filter((endpoint) => endpoint.path === path)
    const expected = methods.map((method) => {
      const wanted = method === 'HEAD' ? 'GET' : method
      return here.find((endpoint) => endpoint.method === wanted)?.name ?? 'wrongMethod'
    })
    expect(methods.map((method) => find(method, toPath(path)))).toEqual(expected)
  },
)

test('S08: a path with a HEAD of its own names each method once', () => {
  expect(matchPath('PUT', '/uploads/a')).toEqual({
    type: 'wrongMethod',
    allow: ['HEAD', 'GET', 'PATCH', 'DELETE'],
  })
})

test('S08: a path that two methods share names both', () => {
  expect(matchPath('DELETE', '/v1/customer_partners/cp_a/customers')).toEqual({
    type: 'wrongMethod',
    allow: ['GET', 'HEAD', 'POST'],
  })
})
