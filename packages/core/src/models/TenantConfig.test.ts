import { describe, expect, test } from 'vitest'
import sample from '../relay/getTenant.wire.json' with { type: 'json' }
import { parseTenantConfig } from './parseTenantConfig.ts'
import { TenantConfig } from './TenantConfig.ts'

const least = { id: 'harbour', version: '1', name: 'Harbour', locale: 'en' }

const findProblems = (json: unknown): readonly string[] => parseTenantConfig(json).problems ?? []

test('a name and a language are a whole brand: everything else is there and empty', () => {
  expect(TenantConfig.parse(least)).toEqual({
    ...least,
    theme: {},
    locales: ['en'],
    messages: {},
    features: {},
    fields: {},
    limits: {},
    correspondents: {},
    support: { email: null, phone: null, url: null, hours: null },
    legal: {},
    links: {},
  })
})

test('a whole brand passes as it is', () => {
  expect(TenantConfig.parse(sample.response.data)).toEqual(sample.response.data)
})

test('unknown keys are dropped, at every level', () => {
  const config = TenantConfig.parse({
    ...least,
    hosts: ['harbour.example'],
    appKey: 'ak_1',
    support: { email: 'help@harbour.example', fax: '1' },
    fields: { 'WithdrawForm.narration': { hidden: true, onChange: 'x' } },
  })
  expect(JSON.stringify(config)).not.toMatch(/hosts|appKey|fax|onChange/)
})

test('the own language is always offered, once and first', () => {
  expect(TenantConfig.parse({ ...least, locale: 'sw', locales: ['en', 'sw'] }).locales).toEqual(['sw', 'en'])
})

test('a language is offered only where every legal text stands in it, whatever its region', () => {
  const legal = {
    footer: { fr: 'Texte', en: 'Text', sw: 'Maandishi' },
    terms: { 'fr-CI': 'Texte', en: 'Text' },
  }
  const locales = ['fr', 'en-GH', 'sw', 'ha']
  expect(TenantConfig.parse({ ...least, locale: 'en', legal, locales }).locales).toEqual([
    'en',
    'fr',
    'en-GH',
  ])
  expect(TenantConfig.parse({ ...least, locale: 'ha', legal, locales: [] }).locales).toEqual(['ha'])
})

test('null is the same as left out', () => {
  const config = TenantConfig.parse({ ...least, theme: null, messages: null, locales: null, support: null })
  expect(config).toEqual(TenantConfig.parse(least))
})

describe('a wrong value is named by its path, and its own text is not repeated', () => {
  test.each([
    [{ id: '../etc' }, 'id'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ locale: 'French' }, 'locale'],
    [{ locales: ['en', 'xx_YY'] }, 'locales.1'],
    [{ messages: { English: {} } }, 'messages.English'],
    [{ messages: { en: { 'withdraw.title': 7 } } }, 'messages.en.withdraw.title'],
    [{ messages: { en: { 'withdraw.title': { one: 'x' } } } }, 'messages.en.withdraw.title.other'],
    [{ messages: { en: { 'withdraw title': 'x' } } }, 'messages.en.withdraw title'],
    [{ tenors: [] }, 'tenors'],
    [{ tenors: [30, 30] }, 'tenors'],
    [{ tenors: [30, 0.5] }, 'tenors.1'],
    [{ tenors: ['30'] }, 'tenors.0'],
    [{ countries: ['NG', 'Ghana'] }, 'countries.1'],
    [{ terms: { English: {} } }, 'terms.English'],
    [{ terms: { en: { drawdown: { a1: 'x' } } } }, 'terms.en.drawdown.a1'],
    [{ terms: { en: { drawdown: { drawdown: '{amount}' } } } }, 'terms.en.drawdown.drawdown'],
    [{ features: { WithdrawForm: 'no' } }, 'features.WithdrawForm'],
    [{ fields: { nin: { hidden: true } } }, 'fields.nin'],
    [{ fields: { 'A.b': { hidden: 'yes' } } }, 'fields.A.b.hidden'],
    [{ limits: { naira: {} } }, 'limits.naira'],
    [{ limits: { NGN: { withdraw: { least: '-1' } } } }, 'limits.NGN.withdraw'],
    [{ limits: { NGN: { withdraw: { least: '2', most: '1' } } } }, 'limits.NGN.withdraw'],
    [{ limits: { NGN: { withdraw: { most: 'much' } } } }, 'limits.NGN.withdraw.most'],
    [{ correspondents: { ghana: [{ id: 'MTN_MOMO_GHA' }] } }, 'correspondents.ghana.0.name'],
    [{ support: { email: 'a@b.example?cc=all@b.example' } }, 'support.email'],
    [{ support: { phone: 'javascript:1' } }, 'support.phone'],
    [{ support: { url: 'http://harbour.example' } }, 'support.url'],
    [{ support: { url: 'https://user:word@harbour.example' } }, 'support.url'],
    [{ links: { terms: 'javascript:alert(1)' } }, 'links.terms'],
    [{ links: { terms: '//evil.example' } }, 'links.terms'],
    [{ legal: { footer: { en: '' } } }, 'legal.footer.en'],
    [{ legal: { footer: 'text' } }, 'legal.footer'],
  ])('%j', (change, path) => {
    const [problem = '', ...others] = findProblems({ ...least, ...change })
    expect(problem).toMatch(new RegExp(`^${path.replaceAll('.', '[.]')} (?:must|is|has) `))
    expect(others).toEqual([])
    expect(problem.slice(path.length)).not.toMatch(/English|javascript|evil|French/)
  })
})

test('a missing field is reported as missing', () => {
  expect(findProblems({ id: 'harbour' })).toEqual([
    'version is required',
    'name is required',
    'locale is required',
  ])
  expect(findProblems([])).toEqual(['must be a object'])
})

test('words that would read in another order than they are written, or hold a control character, are refused', () => {
  for (const words of ['Send \u202e00.05', 'Send\u0000', 'Send\u001b[2J'])
    expect(findProblems({ ...least, messages: { en: { 'withdraw.title': words } } }).join()).toMatch(
      /^messages.en.withdraw.title must be a text/,
    )
})

test('the name of a prototype is no name of anything', () => {
  const hostile = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
  for (const table of ['messages', 'features', 'fields', 'legal', 'links']) {
    const parsed = TenantConfig.safeParse({ ...least, [table]: hostile })
    expect(parsed.success).toBe(false)
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('the number of words of a brand is limited', () => {
  const words = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`a.k${at}`, 'x']))
  expect(findProblems({ ...least, messages: { en: words } })).toEqual([
    'messages.en must have at most 1000 entries',
  ])
})

test('the lender’s zone is a zone’s name, and may be left out', () => {
  expect(TenantConfig.parse({ ...least, timeZone: 'Africa/Lagos' }).timeZone).toBe('Africa/Lagos')
  expect(findProblems({ ...least, timeZone: 'Lagos time' })).toEqual([
    'timeZone must be a time zone such as "Africa/Lagos"',
  ])
})
