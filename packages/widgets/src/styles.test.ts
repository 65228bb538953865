import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import postcss from 'postcss'
import { buildStyles } from '../build/buildStyles.ts'
import { allStyles } from '../test/allStyles.ts'
import { deriveColors } from './theme/deriveColors.ts'

const whole = buildStyles()
// The rules of `@onlend/bulk` are held to the same.
const { layered, plain } = allStyles()

test('the plain sheet has no layers left and says every class of the kit three times', () => {
  expect(plain).not.toContain('@layer')
  for (const selector of readStyles(plain).selectors.flat()) {
    expect(selector).toMatch(/\.ol/)
    expect(selector.replace(/(\.ol(?:-[\w-]+)?)\1\1(?![\w-])/g, '')).not.toMatch(/\.ol/)
  }
})

test('the layered sheet names its layers first and repeats no class', () => {
  expect(layered.startsWith('@layer ol.tokens,ol.reset,ol.base,ol.components,ol.variants,ol.state;')).toBe(
    true,
  )
  expect(layered).not.toMatch(/\.(ol-[\w-]+)\.\1(?![\w-])/)
})

test('both sheets say the same things', () => {
  const said = (css: string) =>
    readStyles(css)
      .declarations.map(({ property, value }) => `${property}: ${value}`)
      .sort()
  expect(said(plain)).toEqual(said(layered))
})

test('every rule stays under the root and reaches for nothing remote', () => {
  for (const selectors of readStyles(layered).selectors)
    for (const selector of selectors) expect(selector).toContain('.ol')
  expect(layered).not.toMatch(/url\(|@import|@font-face/)
})

test('directions are logical', () => {
  for (const { property, value } of readStyles(layered).declarations) {
    expect(property).not.toMatch(
      /^(?:margin|padding|border)-(?:left|right|top|bottom)|^(?:left|right|top|bottom|width|height)$/,
    )
    if (property === 'text-align' || property === 'float') expect(value).not.toMatch(/left|right/)
  }
})

test('lengths count from the kit’s own base, not from the font size of the page’s root', () => {
  const rooted = readStyles(layered).declarations.filter(
    ({ property, value }) => /\drem\b/.test(value.replaceAll('99rem', '')) && property !== '--ol-base',
  )
  expect(rooted).toEqual([])
})

/** Shares of the base: 28, 22, 18, 16 and 14 px. */
const sizes = ['1.75', '1.375', '1.125', '1', '0.875']

test('the kit writes in five sizes and two weights', () => {
  const { declarations } = readStyles(layered)
  const share = (value: string) => /^calc\(var\(--ol-base\) ?\* ?([\d.]+)\)$/.exec(value)?.[1] ?? value
  const tokens = declarations.filter(({ property }) => /^--ol-font-size-/.test(property))
  expect([...new Set(tokens.map(({ value }) => share(value).replace('var(--ol-base)', '1')))].sort()).toEqual(
    [...sizes].sort(),
  )
  const odd = declarations.filter(({ property, value }) => {
    // A control of a coarse pointer is at least 16 px, kobo are smaller than their figure but not than the smallest size.
    if (property === 'font-size')
      return !/^(?:inherit|(?:max\((?:16px, ?)?)?var\(--ol-(?:base|font-size-\w+)\)(?:(?:, ?0?\.65em)?\))?)$/.test(
        value,
      )
    return property === 'font-weight' && !/^(?:inherit|.*var\(--ol-weight-(?:normal|bold)\)+)$/.test(value)
  })
  expect(odd).toEqual([])
})

test('the sample host writes in the same sizes and weights', () => {
  const root = new URL('../../../apps/host/src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(files.length).toBeGreaterThan(0)
  const odd = files.flatMap((file) =>
    readStyles(readFileSync(new URL(file, root), 'utf8')).declarations.filter(({ property, value }) => {
      if (property === 'font-size') return !sizes.includes(value.replace(/rem$/, ''))
      return property === 'font-weight' && !['400', '600'].includes(value)
    }),
  )
  expect(odd).toEqual([])
})

test('the dark colours of the two dark blocks are the same', () => {
  const css = readFileSync(new URL('./theme/tokens.css', import.meta.url), 'utf8')
  const blocks = [...css.matchAll(/data-ol-scheme=["'](?:dark|auto)["']\] \{([^}]*)\}/g)].map(([, body]) =>
    body?.replace(/\s+/g, ' '),
  )
  expect(blocks).toHaveLength(2)
  expect(blocks[0]).toBe(blocks[1])
})

test.each(['light', 'dark'] as const)(
  'the %s colours of the sheet are those that a theme without colours derives to',
  (scheme) => {
    const css = readFileSync(new URL('./theme/tokens.css', import.meta.url), 'utf8')
    for (const [name, value] of Object.entries(deriveColors({}, scheme).colors)) {
      expect(css).toContain(`--ol-color-${name}: var(--ol-${scheme}-${name}, ${value});`)
    }
  },
)

test('the whole sheet stays small', () => {
  expect(gzipSync(whole.plain).length).toBeLessThan(18_300)
})

/** A style sheet as lists: its selectors, one list for each rule, and its declarations as `property: value`. */
type StyleFacts = { selectors: string[][]; declarations: { property: string; value: string }[] }

/** Reads what a sheet says, without the steps of its animations. */
function readStyles(css: string): StyleFacts {
  const facts: StyleFacts = { selectors: [], declarations: [] }
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
    if (!isStep) facts.selectors.push(rule.selectors)
  })
  root.walkDecls(({ prop, value }) => {
    facts.declarations.push({ property: prop, value })
  })
  return facts
}
