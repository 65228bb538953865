import { expect, test } from 'vitest'
import type { UpstreamTransport } from '../upstream/UpstreamTransport.ts'
import { readOperation } from '../../test/operations.ts'
import { canaries, testRelay } from '../../test/testRelay.ts'

const relayWith = (send: UpstreamTransport['send']): ReturnType<typeof testRelay> =>
  testRelay({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: canaries.key,
      transport: () => ({ send, close: () => Promise.resolve() }),
    },
  })

const breaking: [string, UpstreamTransport['send']][] = [
  ['a transport that throws', () => Promise.reject(new RangeError(`not with ${canaries.key}`))],
  [
    'an answer that cannot be read',
    () =>
      Promise.resolve({
        type: 'response',
        status: 200,
        header: () => {
          throw new TypeError('no headers')
        },
        body: new TextEncoder().encode('{}'),
      }),
  ],
]

test.each(breaking)(
  'S58: after %s the outcome is unknown, and no answer says that nothing was sent',
  async (_what, send) => {
    const { withdraw, send: ask, logs } = await relayWith(send)
    const answer = await withdraw('key-broke-1')
    expect([answer.status, answer.code]).toEqual([409, 'outcome_unknown'])
    expect((await readOperation({ send: ask }, 'key-broke-1')).state).toBe('unknown')
    expect(logs.join()).toContain('write.broke')
    expect((await withdraw('key-broke-2')).code).toBe('possible_duplicate')
  },
)
