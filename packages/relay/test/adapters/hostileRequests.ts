/** A request that no tidy client would send, with what of it may reach the service. */
export type HostileRequest = {
  threat: string
  what: string
  bytes: string
  /** Paths at the service that it may reach. @default [] */
  mayReach?: readonly string[]
}

const session = 'Cookie: session_canary_0001=uA\r\n'
const banks = '/v1/banks/ghana'
const creditLimit = (id: string): string => `/lending/v1/customer-partner/${id}/credit-limit/current`
const own = '/v1/customer-partner/cp_a/credit-limit/current'

const get = (target: string, headers = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: app.test\r\nConnection: close\r\n${session}${headers}\r\n`

/** A read of A's that a desynchronised server would take for a request of its own. */
const hidden = `GET /lending${banks} HTTP/1.1\r\nHost: app.test\r\n${session}\r\n`

/** A write that is refused for lack of a key, so that whatever reaches the service was smuggled. */
const smuggle = (framing: string, body: string): string =>
  `POST /lending/v1/baas/customer-partner/cp_a/withdraw HTTP/1.1\r\nHost: app.test\r\nConnection: close\r\n${session}X-Relay: 1\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n${framing}\r\n${body}`

const dots: readonly [string, string][] = [
  ['plain', '..'],
  ['encoded', '%2e%2e'],
  ['upper case', '%2E%2E'],
  ['half encoded', '%2e.'],
  ['other half encoded', '.%2E'],
]

const framings: readonly [string, string, string][] = [
  ['CL.TE', `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${hidden}`],
  ['TE.CL', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `0\r\n\r\n${hidden}`],
  [
    'TE.TE',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 3\r\n',
    `0\r\n\r\n${hidden}`,
  ],
  ['an unknown coding', 'Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`],
  ['chunked not last', 'Transfer-Encoding: chunked, gzip\r\n', `0\r\n\r\n${hidden}`],
  ['a tab before the coding', 'Transfer-Encoding:\tchunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${hidden}`],
  ['a quoted coding', 'Transfer-Encoding: "chunked"\r\nContent-Length: 6\r\n', `0\r\n\r\n${hidden}`],
  ['an underscore in the name', 'Transfer_Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${hidden}`],
  ['a vertical tab before the coding', 'Transfer-Encoding: \vchunked\r\n', `0\r\n\r\n${hidden}`],
  ['a NUL in the name', 'Transfer-Encoding\0: chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${hidden}`],
  ['a folded coding', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${hidden}`],
  ['a space after the name', 'Transfer-Encoding : chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${hidden}`],
  ['two lengths', `Content-Length: 2\r\nContent-Length: ${hidden.length + 2}\r\n`, `{}${hidden}`],
  ['two lengths in one line', `Content-Length: 2, ${hidden.length}\r\n`, `{}${hidden}`],
  ['a signed length', 'Content-Length: +2\r\n', `{}${hidden}`],
  ['a negative length', 'Content-Length: -1\r\n', `{}${hidden}`],
  ['a hexadecimal length', 'Content-Length: 0x2\r\n', `{}${hidden}`],
  ['a length with a space in it', 'Content-Length: 2 2\r\n', `{}${hidden}`],
  ['an overlong length', `Content-Length: ${'9'.repeat(40)}\r\n`, `{}${hidden}`],
  ['a length that covers the hidden request', `Content-Length: ${hidden.length + 2}\r\n`, `{}${hidden}`],
  [
    'a chunk that covers the hidden request',
    'Transfer-Encoding: chunked\r\n',
    `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ],
  [
    'a chunk extension',
    'Transfer-Encoding: chunked\r\n',
    `${hidden.length.toString(16)};x="\r\n0\r\n\r\n"\r\n${hidden}\r\n0\r\n\r\n`,
  ],
  ['a chunk size with a prefix', 'Transfer-Encoding: chunked\r\n', `0x2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a negative chunk size', 'Transfer-Encoding: chunked\r\n', `-2\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['an overflowing chunk size', 'Transfer-Encoding: chunked\r\n', `${'f'.repeat(17)}2\r\n{}\r\n${hidden}`],
  ['a chunk without its line break', 'Transfer-Encoding: chunked\r\n', `2\r\n{}0\r\n\r\n${hidden}`],
  ['bare line feeds between chunks', 'Transfer-Encoding: chunked\r\n', `2\n{}\n0\n\n${hidden}`],
  [
    'a bare line feed in the headers',
    'X-A: 1\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n',
    `{}${hidden}`,
  ],
  ['a bare carriage return in the headers', 'X-A: 1\rContent-Length: 2\r\n', `{}${hidden}`],
  ['a folded length', `Content-Length:\r\n 2\r\n`, `{}`],
  ['a trailer that names a length', 'Transfer-Encoding: chunked\r\n', `0\r\nContent-Length: 9\r\n\r\n`],
]

/** Requests by threat: those of the threat model that a server's own parser and address handling take part in. */
export const hostileRequests: readonly HostileRequest[] = [
  ...dots.flatMap(([how, segment]): HostileRequest[] => {
    const threat = how === 'plain' ? 'S01' : 'S02'
    return [
      {
        threat,
        what: `${how} dots from A to B`,
        bytes: get(`/lending/v1/customer-partner/cp_a/${segment}/cp_b/credit-limit/current`),
      },
      {
        threat,
        what: `${how} dots from B to A`,
        bytes: get(`/lending/v1/customer-partner/cp_b/${segment}/cp_a/credit-limit/current`),
        // Where the host resolves dot segments first, as every host built on `URL` does, this is a read of A's own.
        mayReach: [own],
      },
      { threat, what: `${how} dots as an id`, bytes: get(creditLimit(segment)) },
      { threat, what: `${how} dots out of the mount`, bytes: get(`/lending/${segment}/health`) },
      {
        threat,
        what: `${how} dots into the mount`,
        bytes: get(`/assets/${segment}/lending/v1/customer-partner/cp_b/credit-limit/current`),
      },
    ]
  }),
  ...['cp_a%2f..%2fcp_b', 'cp_a%2Fcp_b', 'cp_a%5c..%5ccp_b', 'cp_a\\..\\cp_b'].map((id) => {
    return { threat: 'S03', what: `the id ${id}`, bytes: get(creditLimit(id)) }
  }),
  ...['%252e%252e', '%2541', 'cp%5fa', '%63p_a', '%25', '%', '%zz'].map((id) => {
    return { threat: 'S04', what: `the id ${id}`, bytes: get(creditLimit(id)) }
  }),
  ...['cp_a%00', 'cp_a%0d%0aX:1', 'cp_a%c0%ae', 'cp_a%ef%bc%8e', 'a'.repeat(10_240), ''].map((id) => {
    return { threat: 'S05', what: `the id ${id.slice(0, 24)}`, bytes: get(creditLimit(id)) }
  }),
  ...['//evil.test/v1/banks/ghana', '/lending//v1/banks/ghana', '//lending/v1/banks/ghana'].map((target) => {
    return { threat: 'S06', what: `the target ${target}`, bytes: get(target) }
  }),
  ...['/\\evil.test/v1/banks/ghana', '/lending/v1/banks/ghana\\..\\..', '*', 'lending/v1/banks/ghana'].map(
    (target) => ({ threat: 'S06', what: `the target ${target}`, bytes: get(target) }),
  ),
  {
    threat: 'S12',
    what: 'a folded header',
    bytes: get(`/lending${banks}`, 'X-Request-Id: abcdefgh\r\n X-Evil: 1\r\n'),
    mayReach: [banks],
  },
  {
    threat: 'S12',
    what: 'a bare carriage return in a header',
    bytes: get(`/lending${banks}`, 'X-Request-Id: abcdefgh\rX-Evil: 1\r\n'),
  },
  {
    threat: 'S12',
    what: 'a NUL in a header',
    bytes: get(`/lending${banks}`, 'X-Request-Id: abcdefgh\0\r\n'),
  },
  {
    threat: 'S12',
    what: 'a line break written out in a request id',
    bytes: get(`/lending${banks}`, 'X-Request-Id: abcdefgh%0d%0aX-Evil: 1\r\n'),
    mayReach: [banks],
  },
  {
    threat: 'S12',
    what: 'a line break in a query',
    bytes: get(`/lending${banks}?a=%0d%0aX-Evil:1`),
  },
  {
    threat: 'S13',
    what: 'an Authorization of the client’s own',
    bytes: get(`/lending${banks}`, 'X-API-Key: other\r\nX-Authorization: Bearer other\r\n'),
    mayReach: [banks],
  },
  {
    threat: 'S14',
    what: 'hop-by-hop names that are not',
    bytes: `GET /lending${banks} HTTP/1.1\r\nHost: app.test\r\nConnection: close, authorization, content-length, x-request-id\r\nKeep-Alive: 5\r\nTE: trailers\r\nUpgrade: h2c\r\n${session}\r\n`,
    mayReach: [banks],
  },
  {
    threat: 'S15',
    what: 'another host and forwarded addresses',
    bytes: `GET /lending${banks} HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\nX-Forwarded-Host: evil.test\r\nX-Forwarded-Proto: gopher\r\nX-Forwarded-For: 10.0.0.1\r\nForwarded: host=evil.test\r\nX-Original-URL: /lending/v1/customer-partner/cp_b/credit-limit/current\r\nX-Rewrite-URL: /lending/v1/customer-partner/cp_b/credit-limit/current\r\n${session}\r\n`,
    mayReach: [banks],
  },
  ...framings.map(([how, framing, body]) => ({ threat: 'S17', what: how, bytes: smuggle(framing, body) })),
  {
    threat: 'S19',
    what: 'two thousand headers',
    bytes: get(`/lending${banks}`, Array.from({ length: 2_000 }, (_, at) => `X-H${at}: 1\r\n`).join('')),
    // Node's own limits take this many names, but not their bytes in the next.
    mayReach: [banks],
  },
  {
    threat: 'S19',
    what: 'a header of 64 KB',
    bytes: get(`/lending${banks}`, `X-H: ${'x'.repeat(65_536)}\r\n`),
  },
]

/** Two hundred ids that are not A's: every byte that a request line can carry, set into A's own id. */
export const strangeIds: readonly string[] = [...Array(130).keys(), 160, 255]
  .map((code) => String.fromCharCode(code))
  // A break or a space ends the request line, which is a matter of framing; letters and digits are not strange.
  .filter((character) => !/[\r\n \ta-z0-9]/i.test(character))
  .map((character) => `cp_${character}a`)

/** The bytes of a read of one customer partner's limit by A's person. */
export const getLimitOfCustomer = (id: string): string => get(creditLimit(id))
