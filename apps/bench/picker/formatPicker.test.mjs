import { expect, test } from 'vitest'
import { formatPicker } from './formatPicker.mjs'

const round = (name, factor, rows) => ({
  ...{ name, rows, mount: 100 * factor, open: 50 * factor },
  keys: [10, 20, 30].map((time) => time * factor),
  work: [4, 5, 6].map((time) => time * factor),
})

test('each figure stands beside the one made by hand, with the ratio and whether the target is reached', () => {
  const text = formatPicker({ slower: 4, rounds: [round('ours', 1.1, 14), round('by hand', 1, 13)] })
  expect(text).toMatch(/key press p50 +22\.0 +20\.0 +1\.10 +1\.2 {2}reached/)
  expect(text).toMatch(/rows drawn +14 +13 +14 +16 {2}reached/)
})

test('a target that is missed is said', () => {
  const text = formatPicker({ slower: 4, rounds: [round('ours', 1.8, 60), round('by hand', 1, 13)] })
  expect(text).toMatch(/key press p50.* 1\.80 +1\.2 {2}MISSED/)
  expect(text).toMatch(/rows drawn.*MISSED/)
})
