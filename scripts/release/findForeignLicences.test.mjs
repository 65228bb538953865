import { expect, test } from 'vitest'
import { findForeignLicences } from './findForeignLicences.mjs'

const component = (name, ...licenses) => ({ name, version: '1.0.0', licenses })
const find = (...components) => findForeignLicences([{ components }])

test('a licence that is on the list passes, also as one of a choice', () => {
  expect(
    find(
      component('a', { license: { id: 'MIT' } }),
      component('b', { expression: '(GPL-3.0-only OR Apache-2.0)' }),
    ),
  ).toEqual([])
})

test('a licence that is not on the list is refused, and so is a package that names none', () => {
  expect(
    find(
      component('a', { license: { id: 'AGPL-3.0-only' } }),
      component('b', { expression: 'MIT AND SSPL-1.0' }),
      component('c'),
      { ...component('d', { license: { name: 'SEE LICENSE' } }), group: '@scope' },
    ),
  ).toEqual([
    '@scope/d@1.0.0: SEE LICENSE',
    'a@1.0.0: AGPL-3.0-only',
    'b@1.0.0: MIT AND SSPL-1.0',
    'c@1.0.0: none',
  ])
})

test('a package without a licence in its manifest passes in the version that was looked at, and in no other', () => {
  const looked = { name: 'combine-errors', version: '3.0.3' }
  expect(find(looked)).toEqual([])
  expect(find({ ...looked, version: '3.0.4' })).toEqual(['combine-errors@3.0.4: none'])
})
