const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/
const zoneless = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/

/**
 * Reads a timestamp into ISO 8601 UTC with milliseconds; `null` when it is none.
 * The customer list writes `YYYY-MM-DD HH:MM:SS` without a zone: it is read as UTC, like every other timestamp.
 */
export function toIsoTimestamp(text: string): string | null {
  const bare = zoneless.exec(text)
  const candidate = bare ? `${bare[1]}T${bare[2]}Z` : text
  if (!iso.test(candidate)) return null
  const time = Date.parse(candidate)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
