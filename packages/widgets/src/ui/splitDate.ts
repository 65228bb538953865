import type { DatePart } from '../format/datePartOrder.ts'

/**
 * Takes a whole pasted date apart: year, month and day, as written; `null` when it is none. `09/05/1990` is read in the given order,
 * and with the day first where that puts the year first.
 */
export function splitDate(text: string, order: readonly DatePart[]): [string, string, string] | null {
  const pieces = text.trim().split(/[-/.\s]+/)
  const [first = '', second = '', third = ''] = pieces
  if (pieces.length !== 3 || !pieces.every((piece) => /^\d{1,4}$/.test(piece))) return null
  if (first.length === 4) return [first, second, third]
  if (third.length !== 4) return null
  return order.indexOf('month') < order.indexOf('day') && order[0] === 'month'
    ? [third, first, second]
    : [third, second, first]
}
