import { expect, test } from 'vitest'
import { programEntries } from './programEntries.ts'

test('the programs of a package are built from its sources, and a package may have none', () => {
  expect(programEntries({ 'onlend-relay': './dist/program/main.js' })).toEqual(['src/program/main.ts'])
  expect(programEntries(undefined)).toEqual([])
})
