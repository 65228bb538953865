import { toIsoDate } from './toIsoDate.ts'

const iso = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|([+-]\d{2}):?(\d{2}))$/
const zoneless = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/

/**
 * Reads a timestamp into ISO 8601 UTC with milliseconds; `null` when it is none.
 * The customer list writes `YYYY-MM-DD HH:MM:SS` without a zone: it is read as UTC, like every other timestamp.
 */
export function toIsoTimestamp(text: string): string | null {
  const bare = zoneless.exec(text)
  const candidate = bare ? `${bare[1]}T${bare[2]}Z` : text
  const [, day = '', time = '', hours = '', minutes = ''] = iso.exec(candidate) ?? []
  // Engines disagree about the 30th of February and about an offset without a colon.
  if (toIsoDate(day) === null) return null
  const moment = Date.parse(`${day}${time}${hours === '' ? 'Z' : `${hours}:${minutes}`}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
