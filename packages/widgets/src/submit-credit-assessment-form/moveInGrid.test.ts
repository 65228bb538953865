import { expect, test } from 'vitest'
import { moveInGrid } from './moveInGrid.ts'

const grid = { rows: 12, columns: 2, isShift: false, isControl: false, caret: 'end', dir: 'ltr' } as const
const at = (row: number, column: number) => ({ row, column })

test.each([
  ['down', at(0, 0), 'ArrowDown', {}, at(1, 0)],
  ['down from the last figure', at(11, 0), 'ArrowDown', {}, null],
  ['up', at(3, 1), 'ArrowUp', {}, at(2, 1)],
  ['up from the first figure', at(0, 1), 'ArrowUp', {}, null],
  ['Enter', at(3, 0), 'Enter', {}, at(4, 0)],
  ['Enter at the end of a year', at(11, 0), 'Enter', {}, at(0, 1)],
  ['Enter in the last cell', at(11, 1), 'Enter', {}, null],
  ['Shift and Enter', at(3, 0), 'Enter', { isShift: true }, at(2, 0)],
  ['Shift and Enter at the beginning of a year', at(0, 1), 'Enter', { isShift: true }, at(11, 0)],
  ['right at the end of the text', at(2, 0), 'ArrowRight', {}, at(2, 1)],
  ['right inside the text', at(2, 0), 'ArrowRight', { caret: 'inside' }, null],
  ['right in the last year', at(2, 1), 'ArrowRight', {}, null],
  ['left at the end of the text', at(2, 1), 'ArrowLeft', {}, null],
  ['left at the beginning of the text', at(2, 1), 'ArrowLeft', { caret: 'start' }, at(2, 0)],
  ['left where all is selected', at(2, 1), 'ArrowLeft', { caret: 'both' }, at(2, 0)],
  ['left on a page from right to left', at(2, 0), 'ArrowLeft', { caret: 'both', dir: 'rtl' }, at(2, 1)],
  ['right on a page from right to left', at(2, 1), 'ArrowRight', { dir: 'rtl' }, at(2, 0)],
  ['Ctrl+Home', at(7, 1), 'Home', { isControl: true }, at(0, 0)],
  ['Ctrl+End', at(7, 0), 'End', { isControl: true }, at(11, 1)],
  ['Home alone', at(7, 1), 'Home', {}, null],
  ['Shift and an arrow, which selects', at(2, 0), 'ArrowDown', { isShift: true }, null],
  ['a digit', at(2, 0), '7', {}, null],
] as const)('from a cell, %s', (_what, from, key, extra, to) => {
  expect(moveInGrid({ ...grid, ...extra, at: from, key })).toEqual(to)
})
