const length = 86_400_000

/** Days of the calendar as `YYYY-MM-DD`, reckoned without zones and daylight saving. */
export const calendarDays = {
  isDay: (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  add: (date: string, count: number): string =>
    new Date(Date.parse(date) + count * length).toISOString().slice(0, 10),
  /** How many days the second is after the first; negative when it is before it. */
  count: (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / length,
  /** The day of a moment in a zone, in the viewer's own without one; a day stays that day everywhere. */
  toDay: (moment: string | number, timeZone: string | undefined): string => createDayReader(timeZone)(moment),
  /** `toDay` for many moments of one zone. */
  createDayReader,
}

function createDayReader(timeZone: string | undefined): (moment: string | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    if (typeof moment === 'string' && moment.length === 10) return moment
    format ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    })
    const parts = format.formatToParts(new Date(moment))
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
  }
}
