import { toDateLocale } from './toDateLocale.ts'

/** One of the three parts of a calendar day. */
export type DatePart = 'day' | 'month' | 'year'

/** The order in which a locale writes a day, a month and a year. */
export function datePartOrder(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(toDateLocale(locale), {
    calendar: 'gregory',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  return parts.length === 3 ? parts : ['day', 'month', 'year']
}
