import { expect, test } from 'vitest'
import { brandPath } from './brandPath.ts'

const brand = { id: 'a', theme: { version: 1, tokens: { colorPrimary: '#000000' } }, locales: ['fr', 'en'] }

test('a value is read and written by its place, and the brand before stays as it was', () => {
  const next = brandPath.write(brand, ['theme', 'tokens', 'radius'], '8px')
  expect(brandPath.read(next, ['theme', 'tokens'])).toEqual({ colorPrimary: '#000000', radius: '8px' })
  expect(brandPath.read(brand, ['theme', 'tokens', 'radius'])).toBeUndefined()
  expect(brandPath.read(brand, ['theme', 'tokens', 'toString'])).toBeUndefined()
})

test('a value that is taken out takes the objects that it leaves empty', () => {
  expect(brandPath.write(brand, ['theme', 'tokens', 'colorPrimary'], undefined)).toEqual({
    ...{ id: 'a', theme: { version: 1 }, locales: ['fr', 'en'] },
  })
})

test('brands differ where a value was added, changed or taken out, and a list is one value', () => {
  const other = { id: 'a', theme: { version: 1, density: 'touch' }, locales: ['fr'] }
  expect(brandPath.differences(brand, other)).toEqual([
    ['theme', 'tokens', 'colorPrimary'],
    ['theme', 'density'],
    ['locales'],
  ])
  expect(brandPath.differences(brand, structuredClone(brand))).toEqual([])
})
