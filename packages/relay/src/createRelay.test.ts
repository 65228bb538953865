import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { createRelay } from './createRelay.ts'
import type { RelayOptions } from './RelayOptions.ts'
import type { Database } from './database/Database.ts'

const unused = (): Promise<never> => Promise.reject(new Error('not used'))
const database: Database = {
  exclusive: true,
  query: unused,
  transaction: unused,
  listen: unused,
  close: unused,
}
const options: RelayOptions = {
  upstream: { baseUrl: 'https://service.test', apiKey: 'sk_canary_KEY' },
  environment: 'sandbox',
  authenticate: () => null,
  database,
}

/** What plain JavaScript, or an environment variable that is not set, hands over. */
const missing = undefined as never

const wrong: [string, Partial<RelayOptions>, RegExp?][] = [
  ['no authenticate', { authenticate: missing }, /needs authenticate/],
  ['no upstream', { upstream: missing }, /needs upstream\.baseUrl/],
  ['no base address', { upstream: { ...options.upstream, baseUrl: missing } }, /needs upstream\.baseUrl/],
  ['no key', { upstream: { ...options.upstream, apiKey: '' } }, /needs upstream\.apiKey/],
  [
    'a key with a line break',
    { upstream: { ...options.upstream, apiKey: 'sk_canary_KEY\n' } },
    /the end of a line/,
  ],
  ['a key that is a word', { upstream: { ...options.upstream, apiKey: 'canary' } }, /fewer than 8/],
  ['no environment', { environment: missing }, /'sandbox' or 'production'/],
  ['no database', { database: missing }, /needs database/],
  ['a connection string in place of a database', { database: 'postgres://db' as never }, /needs database/],
  ['a timeout of no time', { upstream: { ...options.upstream, timeouts: { read: 0 } } }],
  ['a timeout that is no number', { upstream: { ...options.upstream, timeouts: { write: Number.NaN } } }],
  [
    'a timeout without end',
    { upstream: { ...options.upstream, timeouts: { upload: Number.POSITIVE_INFINITY } } },
  ],
  ['S55: a base address that is none', { upstream: { ...options.upstream, baseUrl: 'service.test' } }],
  ['S55: http to another machine', { upstream: { ...options.upstream, baseUrl: 'http://service.test' } }],
  ['S55: another scheme', { upstream: { ...options.upstream, baseUrl: 'ftp://service.test' } }],
  [
    'S55: credentials in the address',
    { upstream: { ...options.upstream, baseUrl: 'https://a:b@service.test' } },
  ],
  [
    'S55: a query in the address',
    { upstream: { ...options.upstream, baseUrl: 'https://service.test/?a=b' } },
  ],
  ['a mount path with a slash at its end', { mountPath: '/lending/' }],
  ['S81: an environment that is none', { environment: 'live' as never }],
  ['S29: the origin of every sandboxed frame', { origins: ['null'] }],
  ['S29: every origin', { origins: ['*'] }],
  ['an origin with a slash at its end, which no browser sends', { origins: ['https://app.test/'] }],
  [
    'production without a place for the cost of a drawdown',
    { environment: 'production', ledgerSecret: 'x'.repeat(32) },
    /needs drawdownCost in production/,
  ],
  ['a range of cost without brands', { drawdownCost: 'range' }, /needs tenants/],
  ['a webhook without a verifier', { webhooks: { service: { verify: undefined as never } } }],
]

test.each(wrong)('%s stops the creation, without quoting the key', (_what, changes, words = /./) => {
  const create = (): unknown => createRelay({ ...options, ...changes })
  expect(create).toThrow(TypeError)
  expect(create).toThrow(words)
  expect(create).not.toThrow(/canary/)
})

test('without options the first thing that is missing is named', () => {
  expect(() => createRelay(missing)).toThrow(/needs authenticate/)
})

test('http is fine on this machine, and elsewhere when the host says so', () => {
  for (const baseUrl of ['http://localhost:4311', 'http://127.0.0.1', 'http://[::1]:1/base/']) {
    expect(() => createRelay({ ...options, upstream: { ...options.upstream, baseUrl } })).not.toThrow()
  }
  const closed = { ...options.upstream, baseUrl: 'http://service.internal', allowInsecure: true }
  expect(() => createRelay({ ...options, upstream: closed })).not.toThrow()
})

test('an address that ends in the /v1 of every path is told at start, and another is not', () => {
  const readLogs = (baseUrl: string): string => {
    const logs: object[] = []
    const log = (fields: object): void => void logs.push(fields)
    const logger = { debug: log, info: log, warn: log, error: log }
    createRelay({ ...options, logger, upstream: { ...options.upstream, baseUrl } })
    return JSON.stringify(logs)
  }
  for (const baseUrl of [
    'https://service.test/v1',
    'https://service.test/lending/v1//',
    'https://service.test/V1',
  ])
    expect([baseUrl, readLogs(baseUrl)]).toEqual([baseUrl, expect.stringContaining('upstream.version_twice')])
  for (const baseUrl of ['https://service.test/', 'https://service.test/v10', 'https://v1'])
    expect([baseUrl, readLogs(baseUrl)]).toEqual([
      baseUrl,
      expect.not.stringContaining('upstream.version_twice'),
    ])
})

test('S77: a relay object does not expose the key', () => {
  const relay = createRelay(options)
  expect(inspect(relay, { depth: 10, showHidden: true }) + JSON.stringify(relay)).not.toContain('canary')
})

test('S79: the module that a browser gets throws with the reason', async () => {
  await expect(import('./browser.ts')).rejects.toThrow('runs on a server only')
})
