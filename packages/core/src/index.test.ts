import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as internal from './internal.ts'
import * as operations from './operations/index.ts'
import * as relay from './relay/index.ts'

test.each([
  ['@onlend/core', root],
  ['@onlend/core/operations', operations],
  ['@onlend/core/relay', relay],
  ['@onlend/core/internal', internal],
])('the public names of %s are these', (_door, names) => {
  expect(Object.keys(names).sort()).toMatchSnapshot()
})
