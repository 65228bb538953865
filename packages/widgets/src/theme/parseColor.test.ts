import { expect, test } from 'vitest'
import { colorToHex } from './colorToHex.ts'
import { contrastRatio } from './contrastRatio.ts'
import { parseColor } from './parseColor.ts'

test.each([
  ['#f70', '#ff7700'],
  ['#FF7900', '#ff7900'],
  ['rgb(255, 121, 0)', '#ff7900'],
  ['rgb(100% 0% 0%)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(-240deg, 100%, 50%)', '#00ff00'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
])('%s is read as %s', (text, hex) => {
  const color = parseColor(text)
  expect(color && colorToHex(color)).toBe(hex)
})

test.each(['', 'red', '#ff', '#ff7900aa', 'rgb(1,2)', 'rgb(1 2 3 / 50%)', 'hsl(1 2 3)', 'rgb(. . .)'])(
  '%s is no opaque colour of the grammar',
  (text) => expect(parseColor(text)).toBeNull(),
)

test('contrast runs from 1 to 21', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21)
  expect(contrastRatio([9, 9, 9], [9, 9, 9])).toBe(1)
})
