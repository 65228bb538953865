import { expect, test } from 'vitest'
import type { TokenOptions } from './readTokenOptions.ts'
import { tokenKeys } from '../../../test/tokenRelay.ts'
import { readTokenOptions } from './readTokenOptions.ts'

const unsafe: [string, Partial<TokenOptions>][] = [
  ['no key', { keys: [] }],
  ['a short secret', { keys: [{ id: 'a', secret: 'short' }] }],
  ['a key without an id', { keys: [{ id: '', secret: 'canary'.repeat(6) }] }],
  ['two keys of one id', { keys: [...tokenKeys, ...tokenKeys] }],
  ['an origin with a path', { origins: ['https://shop.test/'] }],
  ['every origin', { origins: ['*'] }],
  ['no origin', { origins: ['null'] }],
  ['a life of a week', { lifetime: 604_800_000 }],
  ['a life that is no number', { lifetime: Number.NaN }],
]

test.each(unsafe)('token mode with %s is refused at creation, without quoting a secret', (_what, tokens) => {
  const place = { environment: 'sandbox', mountPath: '/lending' }
  const read = () => readTokenOptions({ keys: tokenKeys, origins: [], ...tokens }, place)
  expect(read).toThrow(/^tokens\./)
  expect(read).not.toThrow(/short'|canary/)
})
