import { type Amount, compareAmounts } from '@onlend/core'
import { foldText } from './foldText.ts'
import type { TableColumn, TableValue } from './TableColumn.ts'
import type { TableSort } from './TableView.ts'
import { textKeys } from './textKeys.ts'

type Compare = (left: number, right: number) => number

/**
 * The order of all rows by one column, as their indices. Numbers, dates and the beginnings of texts are compared as floats;
 * only where those are equal are amounts compared digit by digit and texts letter by letter. Rows that hold nothing come
 * last, equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  direction: TableSort['direction'],
): Uint32Array {
  const values: TableValue[] = rows.map((row) => column.value(row))
  const compare = comparatorOf(column.type ?? 'text', values)
  const sign = direction === 'ascending' ? 1 : -1
  const order = new Uint32Array(rows.length)
  let filled = 0
  for (let index = 0; index < rows.length; index += 1) {
    if (isSomething(values[index])) order[filled++] = index
  }
  let last = filled
  for (let index = 0; index < rows.length; index += 1) {
    if (!isSomething(values[index])) order[last++] = index
  }
  order.subarray(0, filled).sort((left, right) => sign * compare(left, right) || left - right)
  return order
}

function isSomething(value: TableValue | undefined): boolean {
  return value !== null && value !== ''
}

function comparatorOf(
  type: NonNullable<TableColumn<unknown>['type']>,
  values: readonly TableValue[],
): Compare {
  if (type === 'text') return byText(values)
  const keys = new Float64Array(values.length)
  for (let index = 0; index < values.length; index += 1) keys[index] = toNumber(values[index], type)
  const byKey: Compare = (left, right) => (keys[left] as number) - (keys[right] as number) // both are of the rows
  if (type !== 'amount') return byKey
  // A column of amounts holds amounts. Floats keep their order, so only equal ones need a second look.
  return (left, right) =>
    byKey(left, right) || compareAmounts(values[left] as Amount, values[right] as Amount)
}

function toNumber(value: TableValue | undefined, type: 'number' | 'amount' | 'boolean' | 'date'): number {
  const number = type === 'date' ? Date.parse(String(value)) : Number(value)
  // What is no date or number at all stands together at the beginning, in its own order.
  return Number.isNaN(number) ? -Number.MAX_VALUE : number
}

function byText(values: readonly TableValue[]): Compare {
  const first = new Float64Array(values.length)
  const second = new Float64Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const [one, two] = textKeys(String(values[index] ?? ''))
    first[index] = one
    second[index] = two
  }
  const folded = new Map<number, string>()
  const fold = (index: number) => {
    const known = folded.get(index)
    if (known !== undefined) return known
    const text = foldText(String(values[index]))
    folded.set(index, text)
    return text
  }
  return (left, right) => {
    // The indices are of the rows, so the numbers are there.
    const difference =
      (first[left] as number) - (first[right] as number) ||
      (second[left] as number) - (second[right] as number)
    if (difference !== 0) return difference
    const [one, other] = [fold(left), fold(right)]
    return one === other ? 0 : one < other ? -1 : 1
  }
}
