import { expect, test } from 'vitest'
import { createManyPatterns } from './createManyPatterns.ts'
import { createSecretPatterns } from './createSecretPatterns.ts'
import { scrubJson } from '../../upstream/redaction/scrubJson.ts'

/** Scrubs text; `null` when it is not JSON. */
function scrub(text: string): string | null {
  const clean = scrubJson(new TextEncoder().encode(text), createSecretPatterns('sk_canary_KEY'))
  return clean && new TextDecoder().decode(clean)
}

test('S49: of two credentials that begin alike the longer one goes whole, and what only begins like one stays', () => {
  const patterns = createManyPatterns(['credential', 'credential-two'])
  expect(patterns.removeFrom('a credential-two, a credential, a credentia')).toBe(
    'a [removed], a [removed], a credentia',
  )
  const mayBeIn = (text: string): boolean => {
    const bytes = new TextEncoder().encode(text)
    return patterns.mayBeIn(bytes, 0, bytes.byteLength)
  }
  expect([mayBeIn('no credentia'), mayBeIn('xcredential')]).toEqual([false, true])
})

test('S49: the value of a removed key is removed wherever else it stands in the same answer', () => {
  const value = '$2b$10$partner/credential'
  const text = JSON.stringify({
    before: value,
    partner: { app_key: value, note: `use ${value} to sign` },
    [`by ${value}`]: 1,
    list: [{ token: value }, `x${value}y`, btoa(`user:${value}`)],
    quoted: JSON.stringify({ webhook_secret: value }),
    kept: 'credential',
  })
  const clean = JSON.parse(scrub(text) ?? '')
  expect(JSON.stringify(clean)).not.toContain('credential/')
  expect(JSON.stringify(clean)).not.toContain('$2b$10$partner')
  expect(clean).toEqual({
    before: '[removed]',
    partner: { note: 'use [removed] to sign' },
    'by [removed]': 1,
    list: [{ token: '[removed]' }, 'x[removed]y', expect.stringContaining('[removed]')],
    quoted: '{"webhook_secret":"[removed]"}',
    kept: 'credential',
  })
  expect(scrub(text.replaceAll('/', '\\/'))).not.toContain('partner\\/credential')
})

test('S49: a value that is cut out of JSON in a string is removed outside of it too, and one of a list as well', () => {
  const inString = { meta: JSON.stringify({ appKey: 'value-of-a-partner' }), other: 'value-of-a-partner' }
  expect(JSON.parse(scrub(JSON.stringify(inString)) ?? '')).toEqual({ meta: '{}', other: '[removed]' })
  const inList = {
    app_key: ['first-of-two', 123456789],
    a: 'first-of-two',
    b: 'no 123456789',
    c: 'third-of-two',
  }
  expect(JSON.parse(scrub(JSON.stringify(inList)) ?? '')).toEqual({
    a: '[removed]',
    b: 'no [removed]',
    c: 'third-of-two',
  })
})

test('S49: a value that is no credential takes nothing else away', () => {
  for (const value of ['', 'ok', 'pending', null, true, 7]) {
    const rest = { status: 'pending', ok: 'ok', n: '7', t: 'true null' }
    expect(JSON.parse(scrub(JSON.stringify({ app_key: value, ...rest })) ?? '')).toEqual(rest)
  }
})

test('S49: the credentials of every partner of a long list are found', () => {
  const partners = Array.from({ length: 1_000 }, (_, at) => {
    const app_key = `$2b$10$credential.of.partner.${at}.ends`
    return { id: `cp_${at}`, app_key, name: at % 100 === 7 ? app_key : `Partner ${at}` }
  })
  const clean = scrub(JSON.stringify({ data: partners })) ?? ''
  expect(clean).not.toContain('credential.of')
  expect(clean.match(/\[removed\]/g)).toHaveLength(10)
})
