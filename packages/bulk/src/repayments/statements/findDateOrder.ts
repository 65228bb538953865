import { readDateParts } from '../../lib/readDateParts.ts'
import { readDay } from '../../lib/readDay.ts'
import type { StatementLayout } from './StatementLayout.ts'

type DateOrder = StatementLayout['dateOrder']

/** Finds which part of the dates is the day. Without a proof, the day comes first, with a doubt. */
export function findDateOrder(cells: readonly string[]): { order: DateOrder; isDoubted: boolean } {
  let dayFirst = 0
  let monthFirst = 0
  let unclear = 0
  let clear = 0
  for (const cell of cells) {
    const parts = readDateParts(cell)
    if (!parts) continue
    if (parts.isClear) clear += 1
    else if (parts.first > 12) dayFirst += 1
    else if (parts.second > 12) monthFirst += 1
    else unclear += 1
  }
  const order = monthFirst > dayFirst ? 'month-first' : 'day-first'
  if (dayFirst > 0 && monthFirst > 0) return { order, isDoubted: true }
  if (dayFirst + monthFirst > 0) return { order, isDoubted: false }
  if (unclear === 0) return { order: clear > 0 ? 'year-first' : 'day-first', isDoubted: false }

  // Statements are in ascending or descending order of time: often only one date order gives that.
  const fits = (['day-first', 'month-first'] as const).filter((candidate) => isSorted(cells, candidate))
  const [only] = fits
  return fits.length === 1 && only
    ? { order: only, isDoubted: false }
    : { order: 'day-first', isDoubted: true }
}

function isSorted(cells: readonly string[], order: DateOrder): boolean {
  const days = cells.map((cell) => readDay(cell, order)).filter((day) => day !== null)
  if (new Set(days).size < 3) return false
  return (
    days.every((day, at) => at === 0 || day >= (days[at - 1] ?? '')) ||
    days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''))
  )
}
