import { expect, test } from 'vitest'
import { hmacVerifier } from './hmacVerifier.ts'
import { secretPathVerifier } from './secretPathVerifier.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

const now = Date.parse('2026-03-02T10:00:00.000Z')
const [first, second] = ['first', 'second'].map(
  (name) => `whsec_${btoa(`${name} secret of 24 bytes and more`)}`,
) as [string, string]
const text = '{"event":"withdraw.success"}'
const body = new TextEncoder().encode(text)

test('S102: webhook secrets are changed without a restart, and one that is taken out is refused at once', async () => {
  let secrets = [first]
  const verify = standardWebhookVerifier({ secrets: () => secrets })
  const send = async (secret: string) => {
    const headers = new Headers(await signTestWebhook({ secret, id: 'msg_1', body: text, now }))
    return (await verify({ headers, body, token: null, now })).type
  }
  expect([await send(first), await send(second)]).toEqual(['genuine', 'forged'])
  secrets = [second, first]
  expect([await send(first), await send(second)]).toEqual(['genuine', 'genuine'])
  secrets = [second]
  expect([await send(first), await send(second)]).toEqual(['forged', 'genuine'])
  secrets = []
  await expect(send(second)).rejects.toThrow(TypeError)
})

test('S102: the secrets of other verifiers change as well', async () => {
  let secret = 'a'.repeat(32)
  const byPath = secretPathVerifier({ tokens: async () => [secret] })
  const delivery = { headers: new Headers(), body, token: 'a'.repeat(32), now }
  expect((await byPath(delivery)).type).toBe('genuine')
  const byHmac = hmacVerifier({ header: 'x-signature', secrets: async () => [secret] })
  const signed = { ...delivery, headers: new Headers({ 'x-signature': await signHex(secret) }) }
  expect((await byHmac(signed)).type).toBe('genuine')
  secret = 'b'.repeat(32)
  expect((await byPath(delivery)).type).toBe('forged')
  expect((await byHmac(signed)).type).toBe('forged')
})

async function signHex(secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, body)).toString('hex')
}
