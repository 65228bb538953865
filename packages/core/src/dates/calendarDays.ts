const length = 86_400_000

/** Calculates with calendar days as `YYYY-MM-DD`, without zones and daylight saving. */
export const calendarDays = {
  isDay: (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  add: (date: string, count: number): string =>
    new Date(Date.parse(date) + count * length).toISOString().slice(0, 10),
  /** The number of days from the first to the second; negative when the second is earlier. */
  count: (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / length,
  /** The day of a moment in a zone, or in the viewer's own zone; a text that is a day stays the same day. */
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
