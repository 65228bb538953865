import { addAmounts, type Amount } from '@onlend/core'
import { type AmountSum, calendarDays, createAmountSum } from '@onlend/core/internal'
import { type DayRange, dayRanges } from './dayRanges.ts'
import type { DatedInstalment, FinancingRow } from './FinancingRow.ts'
import { findOverdueAge, type OverdueAge } from './findOverdueAge.ts'

/** The due, paid and overdue amounts of the instalments in one span of days. */
export type FinancingsBar = DayRange & {
  /** The amount that is not yet paid and not yet late. */
  due: Amount
  /** The payments toward the instalments that are due in the span, on any day. */
  paid: Amount
  overdue: Amount
  /** The sum of the three. */
  total: Amount
}

/** The data of a picture of the financings of one currency: always eight spans of time and four ages, so that the size never changes. */
export type FinancingsPicture = {
  currency: string | null
  unit: 'week' | 'month'
  /** The spans; the first one also has all earlier instalments, the last one all later instalments, where there are any. */
  bars: readonly FinancingsBar[]
  ages: readonly { age: OverdueAge; overdue: Amount }[]
  /** The number of financings without a known day, which the picture leaves out. */
  undated: number
}

const everyAge: readonly OverdueAge[] = ['7', '30', '60', 'more']
const barCount = 8
/** The number of spans before the span of today. */
const barsBefore = 3

type ToFinancingsPictureOptions = { currency: string | null; today: string }

/** Groups the instalments of one currency by week where they all lie within eight weeks, else by month, and the overdue amounts by age. */
export function toFinancingsPicture(
  rows: readonly FinancingRow[],
  { currency, today }: ToFinancingsPictureOptions,
): FinancingsPicture {
  const instalments: DatedInstalment[] = []
  let undated = 0
  for (const row of rows) {
    if (row.currency !== currency) continue
    if (row.dated === null) undated += 1
    for (const instalment of row.instalments) instalments.push(instalment)
  }
  const { unit, spans } = toSpans(instalments, today)
  return { currency, unit, undated, ...addUp(instalments, spans) }
}

type Sums = Record<DatedInstalment['state'], AmountSum>

/** Adds the instalments up in one pass. Many instalments share a day, so the function looks for the span and the age of each day once. */
function addUp(
  instalments: readonly DatedInstalment[],
  spans: readonly DayRange[],
): Pick<FinancingsPicture, 'bars' | 'ages'> {
  const bars = spans.map(
    (): Sums => ({
      due: createAmountSum('given'),
      paid: createAmountSum('given'),
      overdue: createAmountSum('given'),
    }),
  )
  const ages = new Map(everyAge.map((age) => [age, createAmountSum('given')]))
  const places = new Map<string, { bar: Sums | undefined; age: AmountSum | undefined }>()
  for (const { due, days, paid, unpaid, state } of instalments) {
    let place = places.get(due)
    if (place === undefined) {
      const age = findOverdueAge(-days)
      const bar = bars[spans.findIndex((span) => dayRanges.has(span, due))]
      place = { bar, age: age === null ? undefined : ages.get(age) }
      places.set(due, place)
    }
    place.age?.add(unpaid)
    place.bar?.paid.add(paid)
    if (state !== 'paid') place.bar?.[state].add(unpaid)
  }
  return {
    bars: bars.map((sums, at): FinancingsBar => {
      const [due, paid, overdue] = [sums.due.total(), sums.paid.total(), sums.overdue.total()]
      return { from: null, to: null, ...spans[at], due, paid, overdue, total: addAmounts(due, paid, overdue) }
    }),
    ages: everyAge.map((age) => ({ age, overdue: ages.get(age)?.total() ?? '0' })),
  }
}

function toSpans(
  instalments: readonly DatedInstalment[],
  today: string,
): { unit: FinancingsPicture['unit']; spans: DayRange[] } {
  let first = instalments[0]?.due ?? today
  let last = first
  for (const { due } of instalments) {
    if (due < first) first = due
    if (due > last) last = due
  }
  const monday = toMonday(today)
  const isShort = calendarDays.count(toMonday(first), last) < barCount * 7
  const start = isShort ? pickEarlier(toMonday(first), calendarDays.add(monday, -barsBefore * 7)) : null
  if (start !== null && last < calendarDays.add(start, barCount * 7)) {
    return {
      unit: 'week',
      spans: Array.from({ length: barCount }, (_, at) => ({
        from: calendarDays.add(start, at * 7),
        to: calendarDays.add(start, at * 7 + 6),
      })),
    }
  }
  const spans: DayRange[] = Array.from({ length: barCount }, (_, at) => {
    const from = addMonths(today, at - barsBefore)
    return { from, to: calendarDays.add(addMonths(from, 1), -1) }
  })
  return {
    unit: 'month',
    spans: spans.map(({ from, to }, at) => ({
      from: at === 0 && from !== null && first < from ? null : from,
      to: at === barCount - 1 && to !== null && last > to ? null : to,
    })),
  }
}

function toMonday(date: string): string {
  return calendarDays.add(date, -((new Date(date).getUTCDay() + 6) % 7))
}

/** The first day of the month `count` months later. */
function addMonths(date: string, count: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

function pickEarlier(one: string, other: string): string {
  return one < other ? one : other
}
