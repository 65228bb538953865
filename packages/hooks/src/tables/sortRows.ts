import { type Amount, compareAmounts } from '@onlend/core'
import { foldText } from '@onlend/core/internal'
import type { TableColumn, TableValue } from './TableColumn.ts'
import type { TableSort } from './TableView.ts'
import { textKeys } from './textKeys.ts'

type Compare = (left: number, right: number) => number

/**
 * Sorts the indices of all rows by one column. Numbers, dates and the beginnings of texts compare as floats;
 * only equal floats need the comparison of amounts digit by digit and of texts letter by letter. Rows without a value come
 * last in both directions, equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  direction: TableSort['direction'],
): Uint32Array {
  const values: TableValue[] = rows.map((row) => column.value(row))
  const order = new Uint32Array(rows.length)
  let filled = 0
  for (let row = 0; row < values.length; row += 1) if (!isNothing(values[row])) order[filled++] = row
  let next = filled
  for (let row = 0; row < values.length; row += 1) if (isNothing(values[row])) order[next++] = row

  const compare = createComparator(column.type ?? 'text', values)
  const sign = direction === 'ascending' ? 1 : -1
  order.subarray(0, filled).sort((left, right) => sign * compare(left, right) || left - right)
  return order
}

function isNothing(value: TableValue | undefined): boolean {
  return value === null || value === ''
}

function createComparator(
  type: NonNullable<TableColumn<never>['type']>,
  values: readonly TableValue[],
): Compare {
  if (type === 'text') return compareTexts(values)
  const keys = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += 1) keys[row] = toNumber(values[row] ?? null, type)
  const compareKeys = compareNumbers(keys)
  if (type !== 'amount') return compareKeys
  // Floats keep the order of amounts, so only equal floats need the exact comparison; the casts: a column of amounts holds amounts.
  return (left, right) =>
    compareKeys(left, right) || compareAmounts(values[left] as Amount, values[right] as Amount)
}

/** Returns -1, 0 or 1 and never the difference: an engine stores small integers without cost, and puts every other float on its heap. */
function compareNumbers(keys: Float64Array): Compare {
  return (left, right) => {
    // The casts: both are rows.
    const one = keys[left] as number
    const other = keys[right] as number
    return one < other ? -1 : one > other ? 1 : 0
  }
}

function toNumber(value: TableValue, type: 'number' | 'amount' | 'boolean' | 'date'): number {
  const number = type === 'date' ? Date.parse(String(value)) : Number(value)
  // A value that is no date or number comes first, in the order of the rows.
  return Number.isNaN(number) ? -Number.MAX_VALUE : number
}

function compareTexts(values: readonly TableValue[]): Compare {
  const { stride, keys, isWhole } = textKeys(values)
  const folded = new Array<string | undefined>(values.length)
  const fold = (row: number): string => (folded[row] ??= foldText(String(values[row])))
  return (left, right) => {
    for (let at = 0; at < stride; at += 1) {
      // The casts: both are rows.
      const one = keys[left * stride + at] as number
      const other = keys[right * stride + at] as number
      if (one !== other) return one < other ? -1 : 1
    }
    if (isWhole[left] === 1 && isWhole[right] === 1) return 0
    const one = fold(left)
    const other = fold(right)
    return one === other ? 0 : one < other ? -1 : 1
  }
}
