import { expect, test } from 'vitest'
import { findForeignLicences } from './findForeignLicences.mjs'

test.each([
  ['a licence on the list', { license: { id: 'MIT' } }, []],
  ['one of a choice', { expression: '(GPL-3.0-only OR Apache-2.0)' }, []],
  ['a foreign one', { license: { id: 'AGPL-3.0-only' } }, ['@a/b@1.0.0: AGPL-3.0-only']],
  ['two at once', { expression: 'MIT AND SSPL-1.0' }, ['@a/b@1.0.0: MIT AND SSPL-1.0']],
  ['none', undefined, ['@a/b@1.0.0: none']],
])('a package with %s is judged by it', (_name, licence, refused) => {
  const component = { group: '@a', name: 'b', version: '1.0.0', ...(licence && { licenses: [licence] }) }
  expect(findForeignLicences([{ components: [component] }])).toEqual(refused)
})

test('a package without a licence in its manifest passes in the version that was looked at, and in no other', () => {
  const components = ['3.0.3', '3.0.4'].map((version) => ({ name: 'combine-errors', version }))
  expect(findForeignLicences([{ components }])).toEqual(['combine-errors@3.0.4: none'])
})
