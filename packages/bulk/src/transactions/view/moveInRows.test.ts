import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveInRows } from './moveInRows.ts'

const grid = { rows: 30, columns: 5, isControl: false, dir: 'ltr' } as const
const go = (key: string, at: { row: number; column: number }, more: object = {}) =>
  moveInRows({ ...grid, at, key, ...more })

test('the arrows go where they point, in either direction of text', () => {
  const at = { row: 3, column: 2 }
  expect(go('ArrowDown', at)).toEqual({ row: 4, column: 2 })
  expect(go('ArrowRight', at)).toEqual({ row: 3, column: 3 })
  expect(go('ArrowRight', at, { dir: 'rtl' })).toEqual({ row: 3, column: 1 })
  expect(go('ArrowLeft', at, { dir: 'rtl', isControl: true })).toEqual({ row: 3, column: 4 })
  expect(go('ArrowUp', { row: 0, column: 2 })).toBeNull()
})

test('what was typed leads on: Enter down, Tab along the row and into the next', () => {
  expect(go('Enter', { row: 3, column: 2 })).toEqual({ row: 4, column: 2 })
  expect(go('Tab', { row: 3, column: 4 })).toEqual({ row: 4, column: 0 })
  expect(go('Shift+Tab', { row: 4, column: 0 })).toEqual({ row: 3, column: 4 })
  expect(go('Tab', { row: 29, column: 4 })).toBeNull()
})

test('no key leads out of the grid, nor to where it came from', () => {
  const keys = [
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Tab',
    'a',
  ]
  fc.assert(
    fc.property(
      fc.nat(29),
      fc.nat(4),
      fc.constantFrom(...keys),
      fc.boolean(),
      fc.constantFrom('ltr', 'rtl'),
      (row, column, key, isControl, dir) => {
        const next = go(key, { row, column }, { isControl, dir })
        if (next === null) return
        expect(next).not.toEqual({ row, column })
        expect(next.row >= 0 && next.row < 30 && next.column >= 0 && next.column < 5).toBe(true)
      },
    ),
  )
})
