export type DateKind = 'date' | 'dateTime' | 'time'

const dayMs = 86_400_000
/** The last day that a spreadsheet knows, 9999-12-31. */
const lastDay = 2_958_465

/**
 * Writes a day number of a workbook as `YYYY-MM-DD`, with ` HH:MM:SS` where the cell shows a time; `null` where no such day is. Excel's 29 February 1900,
 * which never was, is kept as it shows it.
 */
export function toDateText(serial: number, kind: DateKind, isFrom1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0 || serial > lastDay + 1) return null
  let day = Math.floor(serial)
  let seconds = Math.round((serial - day) * 86_400)
  if (seconds === 86_400) {
    day += 1
    seconds = 0
  }
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  if (kind === 'time') return day === 0 ? time : null
  const date = toDay(day, isFrom1904)
  if (date === null) return null
  return kind === 'dateTime' && seconds !== 0 ? `${date} ${time}` : date
}

function toDay(day: number, isFrom1904: boolean): string | null {
  if (isFrom1904) return write(Date.UTC(1904, 0, 1) + day * dayMs)
  if (day === 0) return null
  if (day === 60) return '1900-02-29'
  return write(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * dayMs)
}

function write(ms: number): string | null {
  const text = new Date(ms).toISOString()
  return text.startsWith('+') ? null : text.slice(0, 10)
}
