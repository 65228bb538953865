const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/
const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/

/** Reads `YYYY-MM-DD` or the customer list's `DD-MM-YYYY` into `YYYY-MM-DD`; `null` when it is no calendar day. */
export function toIsoDate(text: string): string | null {
  const iso = isoDate.exec(text)
  if (iso) return onCalendar(iso[1], iso[2], iso[3])
  const day = dayFirst.exec(text)
  if (day) return onCalendar(day[3], day[2], day[1])
  return null
}

function onCalendar(year = '', month = '', day = ''): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const text = `${year}-${month}-${day}`
  return date.toISOString().startsWith(text) ? text : null
}
