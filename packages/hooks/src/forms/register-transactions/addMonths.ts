/**
 * The same day a number of months later as `YYYY-MM-DD`, or the last day of a shorter month. The function counts by the calendar alone: a `Date`
 * would shift the day across zones (T26). `''` for a text that is no day.
 */
export function addMonths(day: string, months: number): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (year === '') return ''
  const at = Number(year) * 12 + Number(month) - 1 + months
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1]
  const d = Math.min(Number(date), daysIn(y, m))
  return [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
