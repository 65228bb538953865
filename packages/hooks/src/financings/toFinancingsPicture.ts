import { addAmounts, type Amount } from '@onlend/core'
import { type AmountSum, calendarDays, createAmountSum } from '@onlend/core/internal'
import { type DayRange, dayRanges } from './dayRanges.ts'
import type { DatedInstalment, FinancingRow } from './FinancingRow.ts'
import { findOverdueAge, type OverdueAge } from './findOverdueAge.ts'

/** What is due, paid and overdue among the instalments of one span of days. */
export type FinancingsBar = DayRange & {
  /** Not yet paid, and not yet late. */
  due: Amount
  /** What has been paid of the instalments that are due in it, whenever it was paid. */
  paid: Amount
  overdue: Amount
  /** All three. */
  total: Amount
}

/** What a picture of financings of one currency draws: always eight spans of time and four ages, so that it never changes its size. */
export type FinancingsPicture = {
  currency: string | null
  unit: 'week' | 'month'
  /** The first gathers all before it, the last all after it, where something is. */
  bars: readonly FinancingsBar[]
  ages: readonly { age: OverdueAge; overdue: Amount }[]
  /** How many financings no day is known of, so that the picture leaves them out. */
  undated: number
}

const everyAge: readonly OverdueAge[] = ['7', '30', '60', 'more']
const barCount = 8
/** How many spans of time stand before the one that today is in. */
const barsBefore = 3

type ToFinancingsPictureOptions = { currency: string | null; today: string }

/** Gathers the instalments of one currency by week where they all lie within eight weeks, else by month, and what is overdue by its age. */
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

/** In one pass: most days are those of many instalments, and the span and the age of each are looked for once. */
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

/** The first day of the month so many months later. */
function addMonths(date: string, count: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

function pickEarlier(one: string, other: string): string {
  return one < other ? one : other
}
