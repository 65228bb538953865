import { isSameSecret } from '@onlend/core/internal'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyedHash } from '../lib/keyedHash.ts'
import { secretPathVerifier } from './secretPathVerifier.ts'
import { hmacVerifier } from './hmacVerifier.ts'
import type { WebhookVerification } from './WebhookVerifier.ts'

const now = 1_772_445_600_000
const secret = 'a shared secret of a service'
const body = '{"event":"withdrawal.succeeded"}'

const getVerification = async (
  options: Partial<Parameters<typeof hmacVerifier>[0]>,
  headers: Record<string, string>,
  sent = body,
): Promise<WebhookVerification> => {
  const verify = hmacVerifier({ header: 'x-signature', secrets: [secret], ...options })
  const bytes = new TextEncoder().encode(sent)
  return verify({ headers: new Headers(headers), body: bytes, token: null, now })
}
const base64 = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))))

test('a body signed with the shared secret is genuine, in hex or base64, with or without a prefix', async () => {
  const hex = await keyedHash(secret, body)
  const genuine = { type: 'genuine', id: null, signed: true }
  expect(await getVerification({}, { 'X-Signature': hex })).toEqual(genuine)
  expect(await getVerification({}, { 'X-Signature': hex.toUpperCase() })).toEqual(genuine)
  expect(await getVerification({ encoding: 'base64' }, { 'X-Signature': base64(hex) })).toEqual(genuine)
  expect(await getVerification({ prefix: 'sha256=' }, { 'X-Signature': `sha256=${hex}` })).toEqual(genuine)
  expect(await getVerification({ prefix: 'sha256=' }, { 'X-Signature': `SHA256=${hex}` })).toEqual(genuine)
})

test('of several signatures in the header one genuine one is enough, wherever it stands', async () => {
  const hex = await keyedHash(secret, body)
  const wrong = '0'.repeat(64)
  const bare = [`${wrong},${hex}`, `${hex}, ${wrong}`, `${wrong} ${hex}`, `${hex};${wrong}`]
  for (const sent of bare)
    expect([sent, await getVerification({}, { 'X-Signature': sent })]).toMatchObject([sent, { signed: true }])
  for (const short of ['', 'AA', `${base64(hex)}AAAA`])
    expect(await getVerification({ encoding: 'base64' }, { 'X-Signature': short })).toEqual({
      type: 'forged',
    })
  for (const prefix of ['sha256=', 'v1,', 'HMAC '])
    for (const sent of [`${prefix}${wrong} ${prefix}${hex}`, `t=1,${prefix}${hex},v0=${wrong}`])
      expect([
        sent,
        await getVerification({ prefix }, { 'X-Signature': sent }),
        await getVerification({ prefix: 'sha512=' }, { 'X-Signature': sent }),
      ]).toMatchObject([sent, { signed: true }, { type: 'forged' }])
  const encoded = `${base64(wrong)}, ${base64(hex)}`
  expect(await getVerification({ encoding: 'base64' }, { 'X-Signature': encoded })).toMatchObject({
    signed: true,
  })
  expect(await getVerification({}, { 'X-Signature': `${wrong}, `.repeat(300) + hex })).toMatchObject({
    signed: true,
  })
})

test('S64: a signed time that is too far off is stale, and the time is covered by the signature', async () => {
  const options = { timestampHeader: 'x-time' }
  const at = async (seconds: number) => ({
    'X-Time': String(seconds),
    'X-Signature': await keyedHash(secret, `${seconds}.${body}`),
  })
  expect(await getVerification(options, await at(now / 1000))).toMatchObject({ type: 'genuine' })
  expect(await getVerification(options, await at(now / 1000 - 301))).toEqual({ type: 'stale' })
  const moved = { ...(await at(now / 1000 - 301)), 'X-Time': String(now / 1000) }
  expect(await getVerification(options, moved)).toEqual({ type: 'forged' })
  expect(await getVerification(options, await at(1.5))).toEqual({ type: 'forged' })
})

test('S62: whatever is not this signature of this body by this secret is forged', async () => {
  const hex = await keyedHash(secret, body)
  const other = await keyedHash('the secret of another partner', body)
  const nothing = '0'.repeat(64)
  for (const signature of [
    ...['', hex.slice(0, 62), `${hex}00`, `sha1=${hex}`, `none=${hex}`, base64(hex), hex.replace(/./, 'g')],
    ...[`${nothing}, ${hex.slice(1)}0`, nothing, other],
  ])
    expect([signature, await getVerification({}, { 'X-Signature': signature })]).toEqual([
      signature,
      { type: 'forged' },
    ])
  for (const headers of [{}, { Signature: hex }])
    expect(await getVerification({}, headers as Record<string, string>)).toEqual({ type: 'forged' })
  expect(await getVerification({}, { 'X-Signature': hex }, `${body} `)).toEqual({ type: 'forged' })
})

test('a verifier without a usable secret cannot be made, and says so without the secret', () => {
  expect(() => hmacVerifier({ header: 'x-signature', secrets: [] })).toThrow(TypeError)
  for (const tokens of [[], ['short'], ['t'.repeat(32), 'short']])
    expect(() => secretPathVerifier({ tokens })).toThrow(TypeError)
  expect(() => hmacVerifier({ header: '', secrets: [secret] })).toThrow(TypeError)
  expect(() => hmacVerifier({ header: 'x-signature', secrets: ['canary'] })).not.toThrow(/canary/)
  expect(() => hmacVerifier({ header: 'x-signature', secrets: ['canary'] })).toThrow(TypeError)
})

test('S65: signatures and tokens are compared in constant time', async () => {
  const own = (await readdir(import.meta.dirname)).filter((name) => /Verifier\.ts$/.test(name))
  const shared = '../../../core/src/outcomes/hasGenuineSignature.ts'
  const files = [...own, shared]
  const compared: string[] = []
  for (const name of files) {
    const source = await readFile(join(import.meta.dirname, name), 'utf8')
    if (/isSameSecret\(/.test(source)) compared.push(name)
    // An ordinary comparison with a signature or a token stops at the first difference.
    expect(source).not.toMatch(/(?:[sS]ignature|[tT]oken|digest)\s*[!=]==(?!\s*(?:null|undefined))/)
  }
  // The verifier of Standard Webhooks has no comparison besides the shared one.
  expect(compared.sort()).toEqual([shared, 'hmacVerifier.ts', 'secretPathVerifier.ts'])
})

test('S65: a comparison looks at every digit, whatever the first ones are', async () => {
  const digest = await keyedHash(secret, body)
  const looked = (guess: string): number => {
    let count = 0
    const charCodeAt = (at: number) => {
      count += 1
      return guess.charCodeAt(at)
    }
    // The cast: the comparison uses no more of a text.
    isSameSecret(digest, { length: guess.length, charCodeAt } as unknown as string)
    return count
  }
  const counts = [0, 1, 32, 63, 64].map((right) => looked(digest.slice(0, right).padEnd(64, 'x')))
  expect(new Set(counts)).toEqual(new Set([64]))
})
