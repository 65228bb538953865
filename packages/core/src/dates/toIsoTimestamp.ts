import { toIsoDate } from './toIsoDate.ts'

const pattern = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|([+-]\d\d):?(\d\d))?$/

/**
 * Reads a timestamp into ISO 8601 UTC with milliseconds; `null` when it is none.
 * The customer list writes `YYYY-MM-DD HH:MM:SS` without a zone: it is read as UTC, like every other timestamp.
 */
export function toIsoTimestamp(text: string): string | null {
  const [, day = '', time, hours, minutes] = pattern.exec(text) ?? []
  // Engines disagree about the 30th of February and about an offset without a colon.
  if (!toIsoDate(day)) return null
  const moment = Date.parse(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
