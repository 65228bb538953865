import { expect, test } from 'vitest'
import { readArguments } from './readArguments.mjs'

const nginx = { name: 'nginx' }
const ours = { name: 'ours', isTarget: true }
const known = { rows: ['get-1kb', 'upload'], contestants: [nginx, ours] }

test('without arguments every row is run for every contestant', () => {
  expect(readArguments({ args: [], ...known })).toMatchObject({
    ...known,
    rounds: 5,
    isQuick: false,
    profiled: null,
  })
})

test('rows and contestants can be chosen, several with a comma', () => {
  const args = ['--quick', '--only', 'upload', '--contestant', 'ours,nginx', '--prof', 'ours']
  expect(readArguments({ args, ...known })).toMatchObject({
    rows: ['upload'],
    contestants: [nginx, ours],
    profiled: 'ours',
    isQuick: true,
  })
})

test('a quick run takes one round with those that a target needs', () => {
  expect(readArguments({ args: ['--quick'], ...known })).toMatchObject({ contestants: [ours], rounds: 1 })
})

test('rounds that are not a number are refused', () => {
  expect(() => readArguments({ args: ['--rounds', 'many'], ...known })).toThrow('--rounds is a whole number')
})

test('an unknown row is refused with those that exist', () => {
  expect(() => readArguments({ args: ['--only', 'uplaod'], ...known })).toThrow(
    'There is no uplaod. There are: get-1kb, upload',
  )
})
