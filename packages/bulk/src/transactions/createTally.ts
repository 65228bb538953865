import { type Amount, addAmounts } from '@onlend/core'
import { type AmountSum, createAmountSum } from '@onlend/core/internal'
import type { ImportIssue, ImportIssueCode, ImportRow, ImportTotals } from './TransactionImport.ts'

/** The counted values of a row. */
export type TalliedRow = {
  level: ImportRow['level']
  isLeftOut: boolean
  issues: readonly ImportIssue[]
  currency: string | null
  payable: Amount | null
  financed: Amount | null
  /** The day of the expected payment; empty where it is not known. */
  dueDate: string
}

/** Counts and sums of rows, row by row, so that a change costs only one row. */
type Tally = {
  add: (one: TalliedRow) => void
  remove: (one: TalliedRow) => void
  /** The sums of the rows to send: those without warnings, and those whose warnings are all in `accepted`. */
  totals: (accepted: { has: (code: ImportIssueCode) => boolean }) => ImportTotals
  issueCounts: () => readonly { code: ImportIssueCode; level: ImportIssue['level']; rows: number }[]
}

type Sums = { rows: number; amount: AmountSum; financed: AmountSum }

/** Rows without an error that have the same warnings: a person accepts whole groups. */
type Group = {
  warnings: readonly ImportIssueCode[]
  currencies: Map<string | null, Sums>
  days: Map<string, Sums>
}

/** Makes a tally without rows. The sums are exact. */
export function createTally(): Tally {
  const counts = { rows: 0, errors: 0, leftOut: 0 }
  const groups = new Map<string, Group>()
  const issues = new Map<string, { code: ImportIssueCode; level: ImportIssue['level']; rows: number }>()

  const change = (one: TalliedRow, by: 1 | -1) => {
    counts.rows += by
    const { level, isLeftOut, payable, financed } = one
    if (isLeftOut) counts.leftOut += by
    else if (level === 'error') counts.errors += by
    if (one.issues.length > 0) countIssues(one, by)
    if (isLeftOut || level === 'error' || payable === null) return
    const group = takeGroup(groups, one.issues)
    count(take(group.currencies, one.currency), payable, financed, by)
    count(take(group.days, one.dueDate), payable, null, by)
  }
  const countIssues = ({ issues: found, isLeftOut }: TalliedRow, by: 1 | -1) => {
    found.forEach(({ code, level }, index) => {
      // A row counts once for an issue of several cells; a left-out row has no errors to mend.
      const isRepeated = found.some((other, at) => at < index && other.code === code && other.level === level)
      if (isRepeated || (isLeftOut && level !== 'info')) return
      const key = `${level} ${code}`
      const count = issues.get(key)
      if (count === undefined) issues.set(key, { code, level, rows: by })
      else count.rows += by
    })
  }
  return {
    add: (one) => change(one, 1),
    remove: (one) => change(one, -1),
    totals: (accepted) => {
      const totals = { warnings: 0, held: 0 }
      const currencies = new Map<string | null, Sums>()
      const days = new Map<string, Sums>()
      for (const group of groups.values()) {
        const rows = [...group.currencies.values()].reduce((sum, one) => sum + one.rows, 0)
        if (group.warnings.length > 0) totals.warnings += rows
        if (!group.warnings.every((code) => accepted.has(code))) {
          totals.held += rows
          continue
        }
        for (const [key, sums] of group.currencies) join(take(currencies, key), sums)
        for (const [key, sums] of group.days) join(take(days, key), sums)
      }
      return {
        ...{ ...counts, ...totals },
        amounts: [...currencies].flatMap(([currency, { rows, amount, financed }]) =>
          rows === 0 ? [] : [{ currency, rows, amount: amount.total(), financed: financed.total() }],
        ),
        months: toMonths(days),
      }
    },
    issueCounts: () =>
      [...issues.values()].filter(({ rows }) => rows > 0).sort((left, right) => right.rows - left.rows),
  }
}

/** The group of the rows with these warnings. */
function takeGroup(groups: Map<string, Group>, issues: readonly ImportIssue[]): Group {
  const codes = issues.flatMap(({ code, level }) => (level === 'warning' ? [code] : []))
  const warnings = codes.length > 1 ? [...new Set(codes)].sort() : codes
  const key = warnings.join()
  const known = groups.get(key)
  if (known !== undefined) return known
  const fresh = { warnings, currencies: new Map(), days: new Map() }
  groups.set(key, fresh)
  return fresh
}

function join(into: Sums, { rows, amount, financed }: Sums): void {
  into.rows += rows
  into.amount.add(amount.total())
  into.financed.add(financed.total())
}

function count(sums: Sums, payable: Amount, financed: Amount | null, by: 1 | -1): void {
  sums.rows += by
  if (by === 1) {
    sums.amount.add(payable)
    if (financed !== null) sums.financed.add(financed)
  } else {
    sums.amount.remove(payable)
    if (financed !== null) sums.financed.remove(financed)
  }
}

/** Adds the sums of days up to months. */
function toMonths(days: ReadonlyMap<string, Sums>): ImportTotals['months'] {
  const months = new Map<string, { rows: number; amounts: Amount[] }>()
  for (const [day, { rows, amount }] of days) {
    if (rows === 0) continue
    const month = months.get(day.slice(0, 7)) ?? { rows: 0, amounts: [] }
    month.rows += rows
    month.amounts.push(amount.total())
    months.set(day.slice(0, 7), month)
  }
  return [...months]
    .map(([month, { rows, amounts }]) => ({ month, rows, amount: addAmounts(...amounts) }))
    .sort((left, right) => (left.month < right.month ? -1 : 1))
}

function take<Key>(sums: Map<Key, Sums>, key: Key): Sums {
  const known = sums.get(key)
  if (known !== undefined) return known
  const fresh = { rows: 0, amount: createAmountSum(), financed: createAmountSum() }
  sums.set(key, fresh)
  return fresh
}
