import { addAmounts, type Amount } from '@onlend/core'
import { calendarDays } from './calendarDays.ts'
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
  const own = rows.filter((row) => row.currency === currency)
  const instalments = own.flatMap((row) => row.instalments)
  const ages = new Map<OverdueAge, Amount>()
  for (const { days, unpaid } of instalments) {
    const age = findOverdueAge(-days)
    if (age !== null) ages.set(age, addAmounts(ages.get(age) ?? '0', unpaid))
  }
  const { unit, spans } = toSpans(instalments, today)
  return {
    currency,
    unit,
    bars: spans.map((span) => toBar(instalments, span)),
    ages: everyAge.map((age) => ({ age, overdue: ages.get(age) ?? '0' })),
    undated: own.filter(({ dated }) => dated === null).length,
  }
}

function toBar(instalments: readonly DatedInstalment[], span: DayRange): FinancingsBar {
  const sums = { due: '0', paid: '0', overdue: '0' } as Pick<FinancingsBar, 'due' | 'paid' | 'overdue'>
  for (const { due, paid, unpaid, state } of instalments) {
    if (!dayRanges.has(span, due)) continue
    sums.paid = addAmounts(sums.paid, paid)
    if (state !== 'paid') sums[state] = addAmounts(sums[state], unpaid)
  }
  return { ...span, ...sums, total: addAmounts(sums.due, sums.paid, sums.overdue) }
}

function toSpans(
  instalments: readonly DatedInstalment[],
  today: string,
): { unit: FinancingsPicture['unit']; spans: DayRange[] } {
  const days = instalments.map(({ due }) => due).sort()
  const first = days[0] ?? today
  const last = days.at(-1) ?? today
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
