import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBrand } from './checkBrand.ts'
import { runChecks } from './runChecks.ts'

const brand = {
  ...{ hosts: ['credit.sahel.example'], id: 'sahel', name: 'Sahel Crédit', locale: 'fr' },
  theme: { version: 1, tokens: { colorPrimary: '#9c3b0b' } },
  messages: { fr: { 'withdraw.title': 'Retirer de l’argent' } },
}

const found = (json: unknown) => checkBrand(json).map(({ severity, path }) => `${severity} ${path}`)

test('a brand that is worn as it is has no problems, and neither has its theme alone', () => {
  expect(checkBrand(brand)).toEqual([])
  expect(checkBrand(brand.theme)).toEqual([])
})

test('a name that a brand or a theme does not know is named where it stands', () => {
  expect(found({ ...brand, feilds: {} })).toEqual(['error feilds'])
  expect(found({ ...brand, theme: { version: 1, tokens: { colourPrimary: '#9c3b0b' } } })).toEqual([
    'error theme.tokens.colourPrimary',
  ])
  expect(found({ version: 1, tokens: { colourPrimary: '#9c3b0b' } })).toEqual(['error tokens.colourPrimary'])
})

test.each([
  [{ locale: undefined }, 'locale required'],
  [{ locale: 'french' }, 'locale locale'],
  [{ messages: { french: {} } }, 'messages.french locale'],
  [{ timeZone: 'Lagos!' }, 'timeZone timeZone'],
  [{ timeZone: 'Africa/Lagoss' }, 'timeZone timeZone'],
  [{ timeZone: 'Africa/Lagoss', tenors: [30, 0], countries: ['NG'] }, 'tenors.1 days'],
  [{ tenors: ['x'] }, 'tenors.0 number'],
  [{ tenors: [30, 30] }, 'tenors entries'],
  [{ countries: ['Nigeria'] }, 'countries.0 country'],
  [{ support: { email: 'sahel' } }, 'support.email email'],
  [{ support: { phone: 'call' } }, 'support.phone phone'],
  [{ support: { url: 'http://sahel.example' } }, 'support.url link'],
  [{ limits: { NGN: { withdraw: { least: 'some' } } } }, 'limits.NGN.withdraw.least amount'],
  [{ limits: { NGN: { withdraw: { least: '2', most: '1' } } } }, 'limits.NGN.withdraw order'],
  [{ name: '' }, 'name length'],
  [{ name: 7 }, 'name value'],
])('of %o the relay refuses the value at, with the kind of fault, %s', (changed, problem) => {
  const problems = checkBrand({ ...brand, ...changed })
  expect(problems.map(({ severity, path, code }) => `${severity} ${path} ${code}`)).toEqual([
    `error ${problem}`,
  ])
})

test('colours that cannot be read are an error where the kit keeps them, and a warning where it takes another shade', () => {
  const problems = checkBrand({ version: 1, tokens: { colorText: '#bbbbbb', colorSurface: '#ffffff' } })
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'warning', path: 'tokens.colorText' }))
  const kept = checkBrand({ version: 1, tokens: { colorPrimary: '#777777', colorOnPrimary: '#888888' } })
  expect(kept[0]?.reason).toMatch(/^colorPrimary reaches [\d.]+ to 1 on .+, and [\d.]+ is needed/)
})

test('a sentence that no widget says, or that lost a place, is named by language and key', () => {
  const messages = { fr: { 'withdraw.titel': 'Retirer', 'form.tooLong': 'Trop long' } }
  expect(found({ ...brand, messages })).toContain('error messages.fr["withdraw.titel"]')
})

test('a form of a term that no sentence says is an error, and one that is left out a warning', () => {
  const terms = {
    fr: { lockbox: { 'compte dédié': 'coffre', 'compte d’avance': 'coffre' }, frais: { frais: 'coût' } },
  }
  expect(found({ ...brand, terms })).toEqual([
    'error terms.fr.lockbox.compte d’avance',
    'error terms.fr.frais.frais',
    'warning terms.fr.lockbox.du compte dédié',
  ])
})

test('what would run as style is refused', () => {
  expect(found({ version: 1, tokens: { colorPrimary: 'url(https://evil.example)' } })).toEqual([
    'error tokens.colorPrimary',
  ])
})

test('what is no object at all is told in one line', () => {
  expect(found([])).toEqual(['error '])
  expect(found(null)).toEqual(['error '])
})

test('the command prints the place and the reason, and fails for an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-brand-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const run = async (file: string) => {
    const lines: string[] = []
    return { code: await runChecks([file], (line) => lines.push(line)), text: lines.join('\n') }
  }
  expect(await run(await write('good.json', JSON.stringify(brand)))).toMatchObject({ code: 0 })
  const wrong = await run(await write('wrong.json', JSON.stringify({ ...brand, feilds: {} })))
  expect(wrong).toMatchObject({
    code: 1,
    text: expect.stringMatching(/error at feilds\n {2}.+ Correct its spelling/),
  })
  expect(await run(await write('broken.json', '{'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('not JSON'),
  })
  expect(await run(join(folder, 'gone.json'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('cannot be read'),
  })
})

test('the brands of the sample host pass', async () => {
  const folder = join(import.meta.dirname, '../../../apps/host/tenants')
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
  expect(files.length).toBeGreaterThan(0)
  const lines: string[] = []
  expect(await runChecks(files, (line) => lines.push(line)), lines.join('\n')).toBe(0)
})
