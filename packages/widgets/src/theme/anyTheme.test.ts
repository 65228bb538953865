import { expect, test } from 'vitest'
import { findBadPairs } from '../../test/findBadPairs.ts'
import { createTheme } from './createTheme.ts'
import { parseColor } from './parseColor.ts'
import { themeGrammar } from './themeGrammar.ts'
import { themeIssueText } from './themeIssueText.ts'
import { themeStyle } from './themeStyle.ts'

/** Random numbers that are the same on every run: a failure can be looked at. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const nasty = [
  'url(x)',
  'u\\72l(x)',
  'red;}',
  '{}',
  '</style>',
  '@import "x"',
  '/* x */',
  'var(--x)',
  '"open',
  'attr(x)',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '#12',
  '#123456',
  'rgb(1 2 3)',
  'rgb(1,2,3);',
  'oklch(9 9 9)',
  'hsl(1e9 10% 10%)',
  '1px',
  '-1px',
  '9999rem',
  '0',
  'NaN',
  'Arial, "Noto Sans"',
  '0 1px 2px #0003',
  'none',
  'pill',
  'dark',
  'https://cdn.example/a.svg',
  'https://user:pass@cdn.example/a.svg',
  '//x',
  '/logo.svg',
]
const keys = [
  ...Object.keys(themeGrammar),
  ...Object.keys(themeGrammar.tokens),
  ...Object.keys(themeGrammar.logo),
  ...Object.keys(themeGrammar.options),
  '__proto__',
  'constructor',
  'toString',
  'x{}',
]

function randomJson(random: () => number, depth = 0): unknown {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T // never empty
  const kind = random()
  if (depth > 0 && kind < 0.55) return pick(nasty)
  if (depth > 0 && kind < 0.65) return pick([null, true, false, 0, -1, 1e9, Number.NaN, Infinity, []])
  if (depth > 3 || kind < 0.02) return pick(nasty)
  return Object.fromEntries(
    Array.from({ length: Math.floor(random() * 12) }, () => [pick(keys), randomJson(random, depth + 1)]),
  )
}

test('no JSON makes it throw, and nothing that it lets through can leave its declaration', () => {
  const random = seeded(4)
  let emitted = 0
  const harmful: string[] = []
  for (let round = 0; round < 500; round += 1) {
    const json =
      random() < 0.5 ? randomJson(random) : { tokens: randomJson(random), dark: randomJson(random) }
    const theme = createTheme(json)
    for (const value of [theme.light, theme.dark, theme.shared].flatMap((variables) =>
      Object.values(variables),
    )) {
      emitted += 1
      // Every quote that opens closes, or the rest of the sheet would be one string.
      const isOpen = (value.match(/"/g) ?? []).length % 2 === 1
      if (isOpen || /url\(|[;{}<>\\@]|\/\*|\p{Cc}/iu.test(value)) harmful.push(value)
    }
    const css = themeStyle(theme, { id: 'x' })
    if (!/^(?:|[^{}]+\{[^{}<>\\]+\})$/.test(css)) harmful.push(css)
    for (const issue of [...theme.rejected, ...theme.issues]) {
      const said = themeIssueText(issue)
      if (said.startsWith('theme.')) harmful.push(said)
    }
  }
  expect(harmful).toEqual([])
  expect(emitted).toBeGreaterThan(1_500)
})

test('a document made to flood the report fills a page of it and no more', () => {
  const flood = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [`${'k'.repeat(500)}${index}`, 1]),
  )
  const { rejected } = createTheme(flood)
  expect(rejected).toHaveLength(100)
  expect(rejected[0]?.path.length).toBeLessThan(70)
})

const randomColor = (random: () => number) =>
  `#${Array.from({ length: 3 }, () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`

test('with any of 200 brand colours every text, border and ring can be seen, in both schemes', () => {
  const random = seeded(200)
  for (let round = 0; round < 200; round += 1) {
    const colorPrimary = randomColor(random)
    expect(findBadPairs(createTheme({ tokens: { colorPrimary } })), colorPrimary).toEqual([])
  }
})

test('with any colours at all a text can be read on every ground, and each repair of a set colour is reported', () => {
  const random = seeded(77)
  const names = Object.keys(themeGrammar.dark).filter((name) => !/^colorOn|Overlay|Hover|Active/.test(name))
  const some = () =>
    Object.fromEntries(names.filter(() => random() < 0.5).map((name) => [name, randomColor(random)]))
  for (let round = 0; round < 100; round += 1) {
    const json = { tokens: { colorText: randomColor(random), ...some() }, dark: some() }
    const theme = createTheme(json)
    expect(findBadPairs(theme), JSON.stringify(json)).toEqual([])
    const wanted = parseColor(json.tokens.colorText)
    const written = parseColor(theme.light['--ol-light-text'] ?? '')
    const isReported = theme.issues.some(({ scheme, token }) => scheme === 'light' && token === 'colorText')
    expect(isReported, JSON.stringify(json)).toBe(String(wanted) !== String(written))
  }
})
