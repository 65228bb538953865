import { expect, test } from 'vitest'
import type { TokenKey } from './readTokenOptions.ts'
import { tokenKeys, tokenRelay } from '../../../test/tokenRelay.ts'
import { people } from '../../../test/testRelay.ts'
import type { Principal } from '../../http/Principal.ts'

const [current, old] = tokenKeys as [TokenKey, TokenKey]
// The clone belongs to this call: what was read-only in the table may be written in it.
const uA = structuredClone(people.uA) as unknown as Principal

test('S102: keys of tokens are changed without a restart, and a key that is taken out ends its tokens at once', async () => {
  let keys: readonly TokenKey[] = [old]
  const { relay, sendAs } = await tokenRelay({ tokens: { keys: () => keys } })
  const before = (await relay.issueToken(uA)).token
  expect((await sendAs(before, 'GET', '/session')).status).toBe(200)
  keys = [current, old]
  const after = (await relay.issueToken(uA)).token
  // The first key signs, and every one of them verifies.
  expect(JSON.parse(atob(after.split('.')[0] ?? ''))).toMatchObject({ kid: current.id })
  expect((await sendAs(before, 'GET', '/session')).status).toBe(200)
  expect((await sendAs(after, 'GET', '/session')).status).toBe(200)
  // Remembered as verified, and by the key that is gone.
  keys = [current]
  expect((await sendAs(before, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(after, 'GET', '/session')).status).toBe(200)
})

test.each<[string, () => readonly TokenKey[]]>([
  [
    'throws',
    () => {
      throw new Error('token_canary_reason')
    },
  ],
  ['returns none', () => []],
  ['returns a short one', () => [{ id: 'short', secret: 'short' }]],
])(
  'S102: while the function of the keys %s sessions stay and no new token is accepted',
  async (_what, fail) => {
    let isBroken = false
    const keys = () => (isBroken ? fail() : tokenKeys)
    const { relay, sendAs, logs } = await tokenRelay({ tokens: { keys } })
    const { token } = await relay.issueToken(uA)
    isBroken = true
    expect((await sendAs(token, 'GET', '/session')).code).toBe('rights_unknown')
    await expect(relay.issueToken(uA)).rejects.toThrow()
    isBroken = false
    expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
    expect(logs.join()).not.toContain('canary')
  },
)
