import { expect, test } from 'vitest'
import { createTheme } from './createTheme.ts'

const font = { family: 'Sahel Sans', src: '/brand-files/9f86' }

test('fonts pass whole, with everything that a face can be told', () => {
  const fonts = [
    font,
    {
      ...{ family: 'Noto Sans 2', src: 'https://fonts.example/a.woff2', weight: '100 900', style: 'italic' },
      ...{ unicodeRange: 'U+0-FF, U+131,u+1E00-1E9F', sizeAdjust: '104.5%', display: 'optional' },
    },
  ]
  expect(createTheme({ fonts })).toMatchObject({ fonts, rejected: [] })
  expect(createTheme({}).fonts).toEqual([])
})

test.each([
  [{ ...font, src: 'http://fonts.example/a.woff2' }, 'fonts.0.src UNSAFE'],
  [{ ...font, src: '/a") url("//evil.test' }, 'fonts.0.src UNSAFE'],
  [{ ...font, src: 'data:font/woff2,x' }, 'fonts.0.src UNSAFE'],
  [{ src: font.src }, 'fonts.0 MALFORMED'],
  [{ ...font, family: 'a;b' }, 'fonts.0.family UNSAFE'],
  [{ ...font, family: 'a"b' }, 'fonts.0.family MALFORMED'],
  [{ ...font, weight: 'bold' }, 'fonts.0.weight MALFORMED'],
  [{ ...font, unicodeRange: 'U+4??' }, 'fonts.0.unicodeRange MALFORMED'],
  [{ ...font, sizeAdjust: '5%' }, 'fonts.0.sizeAdjust MALFORMED'],
  [{ ...font, display: 'never' }, 'fonts.0.display MALFORMED'],
  [{ ...font, onload: 'x' }, 'fonts.0.onload UNKNOWN_KEY'],
  ['/a.woff2', 'fonts.0 WRONG_TYPE'],
])('a font that is not as it should be is left out, or what is wrong of it: %j', (wrong, issue) => {
  const { fonts, rejected } = createTheme({ fonts: [wrong, font] })
  expect(rejected.map(({ path, problem }) => `${path} ${problem}`)).toContain(issue)
  expect(fonts).toContainEqual(font)
  expect(JSON.stringify(fonts)).not.toMatch(/evil|http:|;|onload/)
})

test('two brands may name different files by one family: each wears its own, and the family of the device after it', () => {
  const wear = (src: string) => {
    const tokens = { fontFamily: '"Sahel Sans", system-ui' }
    return createTheme({ tokens, fonts: [{ ...font, src }] }).shared['--ol-font-family'] ?? ''
  }
  const [one, other] = [wear('/brand-files/1'), wear('/brand-files/2')]
  expect(one).toBe('"Sahel Sans /brand-files/1", "Sahel Sans", system-ui')
  expect(one).not.toBe(other)
  expect(wear('/brand-files/1')).toBe(one)
})

test('of more than six fonts the first six stay, and what is no list is none', () => {
  const many = createTheme({ fonts: Array.from({ length: 9 }, () => font) })
  expect([many.fonts?.length, many.rejected]).toEqual([6, [{ path: 'fonts', problem: 'TOO_LONG' }]])
  expect(createTheme({ fonts: font })).toMatchObject({
    ...{ fonts: [], rejected: [{ path: 'fonts', problem: 'WRONG_TYPE' }] },
  })
})
