import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'
import type { WebhookVerification } from './WebhookVerifier.ts'

/** The sample of the Standard Webhooks libraries, which their own tests are run against. */
const sample = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const sentAt = Number(sample.timestamp) * 1_000
const genuine = { type: 'genuine', id: sample.id, signed: true }
const forged = { type: 'forged' }
const other = `whsec_${btoa('another secret of 24 bytes or more')}`

const getVerification = async ({
  headers = {},
  body = sample.body,
  now = sentAt,
  secrets = [sample.secret],
  tolerance = 300_000,
}: {
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  now?: number
  secrets?: string[]
  tolerance?: number
} = {}): Promise<WebhookVerification> =>
  standardWebhookVerifier({ secrets, tolerance })({
    headers: new Headers({
      'webhook-id': sample.id,
      'webhook-timestamp': sample.timestamp,
      'webhook-signature': sample.signature,
      ...headers,
    }),
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    token: null,
    now,
  })
const signedAs = (signature: string) => getVerification({ headers: { 'webhook-signature': signature } })

test('the sample of the Standard Webhooks libraries is genuine, and signed the same way here', async () => {
  expect(await getVerification()).toEqual(genuine)
  const { secret, id, body, signature } = sample
  expect(await signTestWebhook({ secret, id, body, now: sentAt })).toMatchObject({
    'webhook-timestamp': sample.timestamp,
    'webhook-signature': signature,
  })
})

test('what the gateway of docs/webhooks.md signs is genuine', async () => {
  const body = '{"event":"withdrawal.succeeded"}'
  const key = Buffer.from(sample.secret.slice('whsec_'.length), 'base64')
  const id = createHash('sha256').update(body).digest('hex')
  const signature = createHmac('sha256', key)
    .update(`${id}.${sample.timestamp}.`)
    .update(body)
    .digest('base64')
  const headers = { 'webhook-id': id, 'webhook-signature': `v1,${signature}` }
  expect(await getVerification({ headers, body })).toEqual({ ...genuine, id })
})

test('of several signatures one genuine one is enough, wherever it stands and whatever the others are', async () => {
  const wrong = `v1,${btoa('x'.repeat(32))}`
  for (const others of [
    wrong,
    'v1a,AAAA',
    'v2,AAAA',
    'v1',
    '',
    'v1,',
    'nonsense',
    `${wrong} v1a,${btoa('x'.repeat(64))}`,
    `${wrong} `.repeat(300).trim(),
  ]) {
    expect([others, await signedAs(`${others} ${sample.signature}`)]).toEqual([others, genuine])
    expect([others, await signedAs(`${sample.signature} ${others}`)]).toEqual([others, genuine])
    // A header that came twice is joined by a comma.
    expect([others, await signedAs(`${sample.signature}, ${others}`)]).toEqual([others, genuine])
    expect([others, await signedAs(others)]).toEqual([others, forged])
  }
})

test('the headers under the names of svix are the same, and a message takes all three from one family', async () => {
  const svix = {
    'svix-id': sample.id,
    'svix-timestamp': sample.timestamp,
    'svix-signature': sample.signature,
  }
  const verifyWith = async (headers: Record<string, string>) =>
    standardWebhookVerifier({ secrets: [sample.secret] })({
      headers: new Headers(headers),
      body: new TextEncoder().encode(sample.body),
      token: null,
      now: sentAt,
    })
  expect(await verifyWith(svix)).toEqual(genuine)
  const { 'svix-id': id, ...others } = svix
  expect(await verifyWith({ ...others, 'webhook-id': id })).toEqual(forged)
  expect(await getVerification({ headers: { ...svix, 'svix-id': 'msg_other' } })).toEqual(genuine)
})

test('S62: a genuine signature under another version, or written in another way, is forged', async () => {
  const bare = sample.signature.slice(3)
  for (const written of [
    ...[bare, `v2,${bare}`, `v1a,${bare}`, `V1,${bare}`, `v1, ${bare}`, `v1;${bare}`],
    ...[`v1,${bare}=`, `v1,${bare.replaceAll('+', '-').replaceAll('/', '_')}`],
    ...[`v1,${sample.signature}`, `${sample.signature},${sample.signature}`],
  ])
    expect([written, await signedAs(written)]).toEqual([written, forged])
  // Padding carries nothing, and some senders leave it out.
  expect(await signedAs(`v1,${bare.replace('=', '')}`)).toEqual(genuine)
})

test('S62: the very bytes are signed, whatever they are', async () => {
  const { secret, id } = sample
  for (const body of ['', '\ufeff{"a":1}', '{"a":1}\r\n', 'not JSON', '{"a":"\u00e9"}']) {
    const headers = await signTestWebhook({ secret, id, body, now: sentAt })
    expect([body, await getVerification({ headers, body })]).toEqual([body, genuine])
    for (const changed of [
      `${body} `,
      `\ufeff${body}`,
      body.replace('\r\n', '\n'),
      body.replace('\u00e9', 'e\u0301'),
    ])
      if (changed !== body)
        expect([changed, await getVerification({ headers, body: changed })]).toEqual([changed, forged])
  }
})

test('S64: a time is good up to the tolerance on either side, and stale beyond it', async () => {
  for (const off of [-300_000, -1, 0, 1, 300_000])
    expect(await getVerification({ now: sentAt + off })).toEqual(genuine)
  for (const off of [-300_001, 300_001, -1e12, 1e12])
    expect(await getVerification({ now: sentAt + off })).toEqual({ type: 'stale' })
  expect(await getVerification({ now: sentAt + 1, tolerance: 0 })).toEqual({ type: 'stale' })
})

test('S62: a time that is written in any other way than the signed one is forged', async () => {
  const { timestamp } = sample
  for (const written of [
    `+${timestamp}`,
    `${timestamp}.0`,
    `0${timestamp}`,
    '1.61426533e9',
    '0x6037BE32',
    `-${timestamp}`,
    '9'.repeat(30),
    'now',
    '',
  ])
    expect([written, await getVerification({ headers: { 'webhook-timestamp': written } })]).toEqual([
      written,
      forged,
    ])
})

test('a verifier without a usable secret cannot be made, and says so without the secret', () => {
  const bad = [
    '',
    'whsec_',
    sample.secret.slice(6),
    'whsec_c2hvcnQ=',
    `whsec_${btoa('23 bytes are too short!')}`,
    'whsec_A',
    'whsec_not base64 at all, canary!!!!',
    `whsk_${btoa('another secret of 24 bytes or more')}`,
  ]
  for (const secret of bad) {
    expect(() => standardWebhookVerifier({ secrets: [sample.secret, secret] })).toThrow(TypeError)
    expect(() => standardWebhookVerifier({ secrets: [secret] })).toThrow(
      /^A webhook secret is `whsec_` followed by base64 of 24 bytes or more\nSee \S+$/,
    )
  }
  for (const hex of ['a1'.repeat(24), '0F'.repeat(32)])
    expect(() => standardWebhookVerifier({ secrets: [`whsec_${hex}`] })).toThrow(
      /^A webhook secret is base64, and this one is hexadecimal: write its bytes as base64\nSee \S+$/,
    )
  expect(() => standardWebhookVerifier({ secrets: [] })).toThrow(TypeError)
  for (const tolerance of [Number.NaN, -1, Number.POSITIVE_INFINITY])
    expect(() => standardWebhookVerifier({ secrets: [other], tolerance })).toThrow(TypeError)
})

test('an id of a message has at most 128 characters', async () => {
  const getVerify = async (id: string) => {
    const { secret, body } = sample
    const headers = await signTestWebhook({ secret, id, body, now: sentAt })
    return (await getVerification({ headers })).type
  }
  expect([await getVerify('x'.repeat(128)), await getVerify('x'.repeat(129))]).toEqual(['genuine', 'forged'])
})
