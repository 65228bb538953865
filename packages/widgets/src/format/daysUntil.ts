/** When it is now, and by whose days is counted. */
export type DayCount = {
  /** Milliseconds since 1970. */
  now: number
  /** IANA name. */
  timeZone: string
}

/** Counts calendar days from today to a day, negative once it is over. A date without a time is that day everywhere. */
export function daysUntil(iso: string, { now, timeZone }: DayCount): number {
  return dayNumber(Date.parse(iso), iso.length === 10 ? 'UTC' : timeZone) - dayNumber(now, timeZone)
}

function dayNumber(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(moment)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(read('year'), read('month') - 1, read('day')) / 86_400_000
}
