import { expect, test } from 'vitest'
import { readFontName } from './readFontName.ts'

test.each([
  ['NotoSans-BoldItalic.woff2', { family: 'Noto Sans', weight: '700', style: 'italic' }],
  ['Inter[opsz,wght].woff2', { family: 'Inter', weight: '100 900' }],
  ['ubuntu-regular.woff2', { family: 'ubuntu' }],
  ['source_serif-SemiBold.woff2', { family: 'source serif', weight: '600' }],
  ['Söhne-ExtraLight.woff2', { family: 'Söhne', weight: '200' }],
  ['";.woff2', { family: 'Brand' }],
])('the name %s says what font the file has', (name, font) => {
  expect(readFontName(name)).toEqual(font)
})
