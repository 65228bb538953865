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

test('what the kit works out may be set as well', () => {
  const tokens = {
    colorPrimaryHover: '#111111',
    colorOverlay: 'rgb(0 0 0 / 40%)',
    space3: '10px',
    fontSizeLg: '1.25rem',
    radiusFull: '12px',
  }
  const theme = { version: 1, tokens, dark: { colorDangerText: '#ffb4ab' }, options: { labels: 'above' } }
  expect(parseTheme(theme)).toEqual({ theme, issues: [] })
})

test('measures stay where a page can be used', () => {
  const tokens = {
    fontSize: '200rem',
    controlHeight: '20px',
    spaceUnit: '0',
    borderWidth: '30px',
    radius: '900px',
  }
  const { theme, issues } = parseTheme({ tokens })
  expect(theme.tokens).toEqual({})
  expect(issues.map(({ problem }) => problem)).toEqual(Array(5).fill('OUT_OF_RANGE'))
  // A page that sets its root to 62.5 % says 1.6rem where others say 1rem.
  expect(parseTheme({ tokens: { fontSize: '1.6rem', controlHeight: '4.4rem' } }).issues).toEqual([])
})

test('a list of fonts closes every quote that it opens', () => {
  for (const fontFamily of ['"Open', "Arial, 'Noto", '"A" B', 'Arial,,serif', '1st'])
    expect(parseTheme({ tokens: { fontFamily } }).issues, fontFamily).toHaveLength(1)
  for (const fontFamily of ['Inter', '"Söhne Breit", Arial,sans-serif', "'Noto Sans', -apple-system"])
    expect(parseTheme({ tokens: { fontFamily } }).issues, fontFamily).toEqual([])
})

test('a logo’s address carries no password', () => {
  const logo = { light: 'https://user:secret@cdn.example/a.svg', alt: '', width: 10, height: 10 }
  expect(parseTheme({ logo }).theme.logo).toBeUndefined()
})
