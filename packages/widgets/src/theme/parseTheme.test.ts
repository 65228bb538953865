import { expect, test } from 'vitest'
import { parseTheme } from './parseTheme.ts'

test('a whole theme passes unchanged', () => {
  const theme = {
    version: 1,
    name: 'Harbour',
    scheme: 'auto',
    density: 'touch',
    tokens: {
      colorPrimary: '#3b2f8f',
      colorText: 'rgb(20 30 40)',
      colorBorder: 'hsl(200, 20%, 80%)',
      colorInfo: 'oklch(0.6 0.1 250)',
      fontFamily: '"Söhne", system-ui, sans-serif',
      fontSize: '1rem',
      fontWeightBold: '700',
      radius: '14px',
      shadow: '0 1px 2px rgba(0, 0, 0, 0.1)',
      motion: 'reduced',
    },
    dark: { colorPrimary: '#a99bff' },
    logo: { light: 'https://cdn.example/logo.svg', alt: 'Harbour', width: 120, height: 32 },
    options: { corners: 'pill', poweredBy: false },
  }
  expect(parseTheme(theme)).toEqual({ theme, issues: [] })
})

test.each([
  'url(https://evil.example/x.png)',
  '#fff; background: red',
  '#fff } body { display: none',
  'red</style><script>',
  '\\75 rl(x)',
  '#fff /* */',
  '@import "x"',
  'expression(alert(1))',
])('a colour such as %s is refused', (colorPrimary) => {
  const { theme, issues } = parseTheme({ version: 1, tokens: { colorPrimary } })
  expect(theme.tokens).toEqual({})
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatchObject({ path: 'tokens.colorPrimary' })
})

test('a font list cannot carry a function or a semicolon', () => {
  const fonts = ['x; color: red', 'url(x)', 'a{b}', 'var(--x)']
  for (const fontFamily of fonts) expect(parseTheme({ tokens: { fontFamily } }).issues).toHaveLength(1)
})

test('a logo comes over https or from the same origin only', () => {
  const logo = (light: string) => parseTheme({ logo: { light, alt: '', width: 10, height: 10 } })
  expect(logo('https://cdn.example/a.svg').issues).toEqual([])
  expect(logo('/logo.svg').issues).toEqual([])
  for (const bad of [
    'http://x.example/a.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//x.example/a.svg',
  ]) {
    expect(logo(bad).theme.logo).toBeUndefined()
  }
})

test('unknown keys, wrong types and too long values are named and left out', () => {
  const { theme, issues } = parseTheme({
    version: 1,
    rules: '.x{}',
    __proto__: { scheme: 'dark' },
    tokens: { radius: 12, colorButton: '#fff', fontFamily: 'a'.repeat(300) },
    scheme: 'sepia',
  })
  expect(theme).toEqual({ version: 1, tokens: {} })
  expect(issues).toEqual([
    { path: 'rules', problem: 'UNKNOWN_KEY' },
    { path: 'tokens.radius', problem: 'WRONG_TYPE' },
    { path: 'tokens.colorButton', problem: 'UNKNOWN_KEY' },
    { path: 'tokens.fontFamily', problem: 'TOO_LONG' },
    { path: 'scheme', problem: 'MALFORMED' },
  ])
})

test('nothing makes it throw', () => {
  const inputs = [
    null,
    undefined,
    4,
    'x',
    [],
    { tokens: null },
    { logo: [] },
    JSON.parse('{"__proto__":{"tokens":{}}}'),
  ]
  for (const input of inputs) expect(parseTheme(input).theme.version).toBe(1)
})
