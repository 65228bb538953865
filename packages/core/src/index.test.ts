import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the public names are these', () => {
  expect(Object.keys(core).sort()).toMatchInlineSnapshot()
})
