import { expect, test } from 'vitest'
import { contrastRatio } from './contrastRatio.ts'
import { createTheme } from './createTheme.ts'
import { deriveTheme } from './deriveTheme.ts'
import type { ThemeVariables } from './LendingTheme.ts'
import { parseColor, type Rgb } from './parseColor.ts'

const brands = [
  '#FF7900',
  '#4CAF50',
  '#F47B20',
  '#009688',
  '#FFCC00',
  '#E4002B',
  '#00A651',
  '#1DC8FF',
  '#003366',
]

function reader(variables: ThemeVariables, scheme: 'light' | 'dark') {
  return (name: string): Rgb => {
    const color = parseColor(variables[`--ol-${scheme}-${name}`] ?? '')
    if (!color) throw new Error(`${name} is missing`)
    return color
  }
}

test.each(brands)('the brand colour %s itself is never changed as a fill', (colorPrimary) => {
  expect(deriveTheme({ version: 1, tokens: { colorPrimary } }).light['--ol-light-primary']).toBe(
    colorPrimary.toLowerCase(),
  )
})

test('an unreadable text colour is repaired and reported', () => {
  const { light, issues } = deriveTheme({ version: 1, tokens: { colorText: '#dddddd' } })
  const color = reader(light, 'light')
  expect(contrastRatio(color('text'), color('background'))).toBeGreaterThanOrEqual(4.5)
  expect(issues).toContainEqual(
    expect.objectContaining({ scheme: 'light', token: 'colorText', repaired: true }),
  )
})

test('an explicit colour on the brand colour is kept, and reported when it is hard to read', () => {
  const { light, issues } = deriveTheme({
    version: 1,
    tokens: { colorPrimary: '#FF7900', colorOnPrimary: '#ffffff' },
  })
  expect(light['--ol-light-on-primary']).toBe('#ffffff')
  expect(issues).toContainEqual(
    expect.objectContaining({ token: 'colorPrimary', against: 'colorOnPrimary', repaired: false }),
  )
})

test('measures become properties and corners set the radius', () => {
  const { shared } = deriveTheme({
    version: 1,
    tokens: { fontSize: '1.6rem' },
    options: { corners: 'square' },
  })
  expect(shared).toEqual({ '--ol-font-size': '1.6rem', '--ol-radius': '0' })
})

test('a success never has the hue of the brand, and a success that a partner sets in it is replaced and reported', () => {
  const toHue = (color: Rgb) => {
    const [red, green, blue] = color
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  }
  for (const colorPrimary of [...brands, '#0b5a45', '#0f5c4c', '#8bc34a'])
    for (const scheme of ['light', 'dark'] as const) {
      const color = reader(deriveTheme({ version: 1, tokens: { colorPrimary } })[scheme], scheme)
      const distance = Math.abs(toHue(color('success')) - toHue(color('primary')))
      expect(Math.min(distance, 360 - distance), `${scheme} ${colorPrimary}`).toBeGreaterThan(30)
    }
  const { issues } = deriveTheme({ version: 1, tokens: { colorPrimary: '#0b5a45', colorSuccess: '#0b6b45' } })
  expect(issues).toContainEqual(
    expect.objectContaining({ token: 'colorSuccess', against: 'colorPrimary', repaired: true }),
  )
})

test('an option of a theme is custom properties, and an unknown one is left out', () => {
  const { shared, rejected } = createTheme({
    version: 1,
    options: { cards: 'ruled', icons: 'bold', header: 'filled', rail: 'bar', wordmark: 'gothic' },
  })
  expect(shared).toMatchObject({
    '--ol-card-border-width': '3px 0 0',
    '--ol-icon-stroke': '2.5',
    '--ol-header-background': 'var(--ol-color-primary)',
    '--ol-rail-current-bar': '4px',
  })
  expect(rejected).toEqual([{ path: 'options.wordmark', problem: 'MALFORMED' }])
})

test('a theme without colours leaves the kit’s own in place', () => {
  const { light, dark } = createTheme({ version: 1, tokens: { radius: '4px' } })
  expect([light, dark]).toEqual([{}, {}])
})

test('what a partner sets wins over what the kit would work out, under the name that the sheet reads', () => {
  const { light, dark, shared } = deriveTheme({
    version: 1,
    tokens: {
      colorPrimaryHover: '#101010',
      colorOverlay: 'rgb(0 0 0 / 40%)',
      radiusSm: '1px',
      space3: '10px',
    },
    dark: { colorInfoSubtle: '#001122' },
  })
  expect(light['--ol-light-primary-hover']).toBe('#101010')
  expect(light['--ol-light-overlay']).toBe('rgb(0 0 0 / 40%)')
  expect(dark['--ol-dark-info-subtle']).toBe('#001122')
  expect(shared).toEqual({ '--ol-radius-sm': '1px', '--ol-space-3': '10px' })
})

test('a tint on which no text could be read with the others is repaired and reported', () => {
  const { light, issues } = deriveTheme({ version: 1, tokens: { colorWarningSubtle: '#000000' } })
  const color = reader(light, 'light')
  expect(contrastRatio(color('text'), color('warning-subtle'))).toBeGreaterThanOrEqual(4.5)
  expect(issues).toContainEqual(expect.objectContaining({ token: 'colorWarningSubtle', repaired: true }))
})

test('the text that a partner puts on its colour stays on it in the dark, as long as the colour does', () => {
  const same = deriveTheme({ version: 1, tokens: { colorPrimary: '#ff7900', colorOnPrimary: '#2b1400' } })
  expect(same.dark['--ol-dark-on-primary']).toBe('#2b1400')
  const lightened = deriveTheme({
    version: 1,
    tokens: { colorPrimary: '#003366', colorOnPrimary: '#ffffff' },
  })
  expect(lightened.dark['--ol-dark-primary']).not.toBe('#003366')
  const { issues } = lightened
  expect(issues).toEqual([])
})
