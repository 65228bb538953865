const dayFirst = /^(\d\d)-(\d\d)-(\d{4})$/

/** Reads `YYYY-MM-DD` or the customer list's `DD-MM-YYYY` into `YYYY-MM-DD`; `null` when it is no calendar day. */
export function toIsoDate(text: string): string | null {
  const day = text.replace(dayFirst, '$3-$2-$1')
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  // Some engines take the 30th of February for a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : null
}
