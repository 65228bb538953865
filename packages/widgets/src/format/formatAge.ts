const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Says how long ago something was, such as `5 minutes ago`; `null` under a minute. `milliseconds` is the age. */
export function formatAge(milliseconds: number, locale: string): string | null {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (milliseconds >= length) return format.format(-Math.floor(milliseconds / length), unit)
  }
  return null
}
