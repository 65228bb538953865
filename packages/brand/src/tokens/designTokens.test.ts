import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkBrand } from '../checkBrand.ts'
import { convertFile } from './convertFile.ts'
import { fromDesignTokens } from './fromDesignTokens.ts'
import { toDesignTokens } from './toDesignTokens.ts'

/** Random numbers that are the same on every run: a failure can be looked at. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const colors = [
  'colorPrimary',
  'colorOnPrimary',
  'colorBackground',
  'colorText',
  'colorDanger',
  'colorInfoSubtle',
]
const lengths = ['radius', 'borderWidth', 'space4', 'radiusFull']

function randomBrand(random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T // never empty
  const byte = () => Math.floor(random() * 256)
  const hex = (digits: number) =>
    `#${Array.from({ length: digits }, () => pick([...'0123456789abcdefABCDEF'])).join('')}`
  const color = () =>
    pick([
      hex(6),
      hex(3),
      `rgb(${byte()} ${byte()} ${byte()})`,
      `rgb(${byte()}, ${byte()}, ${byte()})`,
      `hsl(${(random() * 360).toFixed(1)} ${Math.floor(random() * 101)}% 40%)`,
      `oklch(${random().toFixed(3)} 0.12 ${Math.floor(random() * 360)})`,
    ])
  const length = () => pick(['0', '1px', '0.25rem', '1.5em', `${Math.floor(random() * 9)}px`])
  const some = (names: readonly string[], value: () => unknown) =>
    Object.fromEntries(names.filter(() => random() < 0.5).map((name) => [name, value()]))
  const theme = {
    version: 1,
    ...some(['name'], () => 'Sahel'),
    ...some(['density'], () => pick(['compact', 'touch'])),
    ...some(['fonts'], () => [
      { family: 'Sahel Sans', src: `/brand-files/${hex(6)}`, weight: '100 900', unicodeRange: 'U+0-FF' },
    ]),
    ...some(['options'], () => ({ corners: 'pill', cards: 'raised' })),
    tokens: {
      ...some(colors, color),
      ...some(['colorOverlay'], () => pick([hex(8), hex(4), 'rgb(0 0 0 / 40%)', 'hsla(0, 0%, 0%, 0.4)'])),
      ...some(lengths, length),
      ...some(['fontFamily', 'fontFamilyMono'], () =>
        pick(['Arial, "Noto Sans", sans-serif', "'A, B',serif", '"Ubuntu"']),
      ),
      ...some(['fontWeightBold'], () => pick(['600', '700'])),
      ...some(['shadow'], () =>
        pick(['none', '0 1px 2px #0003', '0 1px 2px 0px rgb(0 0 0 / 0.2)', '1px 2px hsl(0 0% 10%)']),
      ),
      ...some(['motion'], () => 'reduced'),
    },
    ...some(['dark'], () => some(colors, color)),
  }
  const tenant = {
    ...{ hosts: ['a.example'], id: 'a', name: 'A', locale: 'fr', theme },
    messages: { fr: { 'withdraw.title': 'Retirer' } },
    fields: { 'RegisterCustomerForm.bvn': { hidden: true } },
  }
  return random() < 0.5 ? theme : tenant
}

test('two hundred random brands come back from design tokens as they were', () => {
  const random = seeded(41)
  const kinds = new Set<string>()
  for (let round = 0; round < 200; round += 1) {
    const brand = randomBrand(random)
    const tokens: unknown = JSON.parse(JSON.stringify(toDesignTokens(brand)))
    for (const [, kind = ''] of JSON.stringify(tokens).matchAll(/"\$type":"(\w+)"/g)) kinds.add(kind)
    expect(fromDesignTokens(tokens)).toEqual({ brand, problems: [] })
  }
  expect([...kinds].sort()).toEqual(['color', 'dimension', 'fontFamily', 'fontWeight', 'shadow'])
})

test('the brands of the sample host come back too, and are worn as before', async () => {
  const folder = join(import.meta.dirname, '../../../../apps/host/tenants')
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
    const brand: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    const back = fromDesignTokens(toDesignTokens(Object(brand)))
    expect(back).toEqual({ brand, problems: [] })
    expect(checkBrand(back.brand)).toEqual(checkBrand(brand))
  }
})

test('a value is written as the format of 2025.10 asks', () => {
  const { light, measures } = toDesignTokens({
    ...{ version: 1, tokens: { colorPrimary: '#ff8000', radius: '8px', fontFamily: '"Noto Sans", serif' } },
  })
  expect(light.colorPrimary).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 128 / 255, 0] },
  })
  expect(measures.radius).toEqual({ $type: 'dimension', $value: { value: 8, unit: 'px' } })
  expect(measures.fontFamily).toEqual({ $type: 'fontFamily', $value: ['Noto Sans', 'serif'] })
})

test('what a designer has changed wins over the text that the brand had', () => {
  const tokens = toDesignTokens({
    version: 1,
    tokens: { colorPrimary: 'rgb(1 2 3)', colorText: 'rgb(4 5 6)' },
  })
  const changed = { ...tokens.light.colorPrimary, $value: { colorSpace: 'srgb', components: [1, 0, 0] } }
  const { brand } = fromDesignTokens({ ...tokens, light: { ...tokens.light, colorPrimary: changed } })
  expect(brand.tokens).toEqual({ colorPrimary: '#ff0000', colorText: 'rgb(4 5 6)' })
})

test('tokens of another tool are read: names in its spelling, inherited types, references, texts and modes', () => {
  const { brand, problems } = fromDesignTokens({
    color: {
      $type: 'color',
      base: { green: { $value: { colorSpace: 'srgb', components: [0, 0.5, 0] } } },
      'color-primary': { $value: '{color.base.green}' },
      colorText: { $value: '#101010' },
      Dark: {
        'color-primary': { $value: { colorSpace: 'display-p3', components: [0, 1, 0], hex: '#00ff00' } },
      },
    },
    'font weight bold': { $type: 'fontWeight', $value: 'semi-bold' },
    shadow: {
      $type: 'shadow',
      $value: { color: { colorSpace: 'hsl', components: [0, 0, 10], alpha: 0.2 }, ...sizes(0, 1, 2, 0) },
    },
  })
  expect(problems).toEqual([])
  expect(brand).toEqual({
    version: 1,
    tokens: {
      ...{ green: '#008000', colorPrimary: '#008000', colorText: '#101010' },
      ...{ fontWeightBold: '600', shadow: '0px 1px 2px 0px hsl(0 0% 10% / 0.2)' },
    },
    dark: { colorPrimary: '#00ff00' },
  })
})

function sizes(...figures: [number, number, number, number]) {
  const [offsetX, offsetY, blur, spread] = figures.map((value) => ({ value, unit: 'px' }))
  return { offsetX, offsetY, blur, spread }
}

test('a token that a theme cannot hold is left out and named, and no file makes it throw', () => {
  const found = (json: unknown) => fromDesignTokens(json).problems.map(({ path }) => path)
  expect(
    found({
      light: { colorPrimary: { $type: 'color', $value: { colorSpace: 'lab', components: [1, 2, 3] } } },
    }),
  ).toEqual(['light.colorPrimary'])
  expect(found({ a: { $value: '{b}' }, b: { $value: '{a}' } })).toEqual(['a', 'b'])
  expect(found({ motion: { $type: 'duration', $value: { value: 1, unit: 's' } } })).toEqual(['motion'])
  for (const json of [null, [], 'x', 3, { $extensions: 3 }, { __proto__: { $value: {} } }]) found(json)
  expect(found(null)).toEqual([''])
})

test('the command converts there and back, and fails for a token that was left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onlend-tokens-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const run = async (text: string, to: 'tokens' | 'brand') => {
    const file = join(folder, 'file.json')
    await writeFile(file, text)
    const [printed, warned]: [string[], string[]] = [[], []]
    const code = await convertFile({
      ...{ file, to },
      print: (line) => printed.push(line),
      warn: (line) => warned.push(line),
    })
    return { code, text: printed.join(''), warned: warned.join('') }
  }
  const brand = { version: 1, tokens: { colorPrimary: '#0f5c4c' } }
  const there = await run(JSON.stringify(brand), 'tokens')
  expect(JSON.parse((await run(there.text, 'brand')).text)).toEqual(brand)
  expect(await run('{"a":{"$type":"duration","$value":1}}', 'brand')).toMatchObject({
    ...{ code: 1, warned: expect.stringMatching(/error at a\n {2}A theme cannot hold this value/) },
  })
  expect(await run('{', 'tokens')).toMatchObject({ code: 1, warned: expect.stringContaining('not JSON') })
})
