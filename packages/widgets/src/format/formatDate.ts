import { createDateFormat } from './createDateFormat.ts'

/**
 * Writes the day of an ISO timestamp or date, such as `21 Nov 2026`. A date without a time stays that day everywhere.
 *
 * @example
 * formatDate('2026-11-21', 'en-GB') // '21 Nov 2026'
 */
export function formatDate(iso: string, locale: string, timeZone?: string): string {
  const zone = iso.length === 10 ? 'UTC' : timeZone
  return createDateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(zone ? { timeZone: zone } : {}),
  }).format(new Date(iso))
}
