export type DateKind = 'date' | 'dateTime' | 'time'

const dayMs = 86_400_000
/** The last day of a spreadsheet, 9999-12-31. */
const lastDay = 2_958_465

/**
 * Writes a day number of a workbook as `YYYY-MM-DD`, with ` HH:MM:SS` where the cell shows a time; `null` where no such day is. Excel's 29 February 1900,
 * which never was, is kept as it shows it.
 */
export function toDateText(serial: number, kind: DateKind, isFrom1904: boolean): string | null {
  if (!(serial >= 0 && serial <= lastDay + 1)) return null
  const seconds = Math.round(serial * 86_400)
  const day = Math.floor(seconds / 86_400)
  const time = new Date((seconds % 86_400) * 1_000).toISOString().slice(11, 19)
  if (kind === 'time') return day === 0 ? time : null
  if (day === 0 && !isFrom1904) return null
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30)
  const text = new Date(first + day * dayMs).toISOString()
  if (text.startsWith('+')) return null
  const date = day === 60 && !isFrom1904 ? '1900-02-29' : text.slice(0, 10)
  return kind === 'dateTime' && time !== '00:00:00' ? `${date} ${time}` : date
}
