import { expect, test } from 'vitest'
import vectors from '../../docs/token-vectors.json' with { type: 'json' }
import { tokenRelay } from '../../test/tokenRelay.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { systemClock } from '../lib/systemClock.ts'
import { answerBackend } from './answerBackend.ts'
import { toKeyId } from './toKeyId.ts'

const backendSecret = 'backend_canary_secret_of_thirty_two_1'

test.each(vectors.vectors)(
  'the token for $body.userId is that of the documentation, to the last letter',
  async (vector) => {
    const { secret, now } = vectors
    const { relay, time } = await tokenRelay({ tokens: { keys: [{ id: toKeyId(secret), secret }] } })
    time.now = now
    const backend = answerBackend({
      ...{
        relay,
        mountPath: '/lending',
        environment: 'sandbox',
        allowsOperators: false,
        logger: silentLogger,
      },
      readSecrets: async () => [backendSecret],
      clock: { ...systemClock, now: () => time.now },
    })
    const answer = await backend.fetch(
      new Request('https://app.test/lending/token', {
        method: 'POST',
        headers: { Authorization: `Bearer ${backendSecret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(vector.body),
      }),
    )
    const { data } = await answer.json()
    expect(data).toEqual(vector.answer)
    const [header = '', claims = ''] = data.token.split('.')
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect([read(header), read(claims)]).toEqual([vector.header, vector.claims])
  },
)
