const dayFirst = /^(\d\d)-(\d\d)-(\d{4})$/

/** Reads `YYYY-MM-DD` or the customer list's `DD-MM-YYYY` into `YYYY-MM-DD`; `null` when it is no calendar day. */
export function toIsoDate(text: string): string | null {
  const day = text.replace(dayFirst, '$3-$2-$1')
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  // Some engines read the 30th of February as a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : null
}

const pattern = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|([+-]\d\d):?(\d\d))?$/

/**
 * Reads a timestamp into ISO 8601 UTC with milliseconds; `null` when it is none.
 * The customer list writes `YYYY-MM-DD HH:MM:SS` without a zone: the function reads it as UTC, like every other timestamp.
 */
export function toIsoTimestamp(text: string): string | null {
  const [, day = '', time, hours, minutes] = pattern.exec(text) ?? []
  // Engines disagree about the 30th of February and about an offset without a colon.
  if (!toIsoDate(day)) return null
  const moment = Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** The calendar day a person sees on their own clock as `YYYY-MM-DD`; `toISOString` would send yesterday east of Greenwich. */
export function localDateToIso(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${year}-${month}-${day}`
}
