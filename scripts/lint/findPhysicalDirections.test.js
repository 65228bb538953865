import { expect, test } from 'vitest'
import { findPhysicalDirections } from './findPhysicalDirections.js'

test('logical properties pass, also beside words that merely contain left or right', () => {
  const css = `.ol-Card { margin-inline-start: 1px; text-align: start; inset-inline-end: 0 }
/* margin-left would not turn round in Arabic */
.ol-copyright, .ol-left { border-start-end-radius: 2px }`
  expect(findPhysicalDirections(css)).toEqual([])
})

test.each([
  ['.a { margin-left: 1px }'],
  ['.a { padding-right: 1px }'],
  ['.a { border-left-width: 1px }'],
  ['.a { border-top-left-radius: 1px }'],
  ['.a { color: red; left: 0 }'],
  ['.a { text-align: right }'],
  ['.a { float: left }'],
])('%s is found', (css) => {
  expect(findPhysicalDirections(css)).toEqual([{ line: 1, text: css }])
})

test('the line is counted through comments, and a reason lets it stand', () => {
  const css = '/* two\nlines */\n.a {\n  left: 0;\n  right: 0; /* physical: follows the pointer */\n}'
  expect(findPhysicalDirections(css)).toEqual([{ line: 4, text: 'left: 0;' }])
})
