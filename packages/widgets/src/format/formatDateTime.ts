import { createDateFormat } from './createDateFormat.ts'

type FormatDateTimeOptions = {
  /** IANA name. @default the viewer's own */
  timeZone?: string | undefined
  /** Leaves the year out, for a list where it would only repeat. @default false */
  withoutYear?: boolean
  /** Leaves the zone out, for a list whose rows open to a page that names it. @default false */
  withoutZone?: boolean
}

/**
 * Writes the moment of an ISO timestamp in the viewer's zone, with the name of the zone unless `withoutZone` is set.
 *
 * @example
 * formatDateTime('2026-11-21T09:00:00.000Z', 'en-GB', { timeZone: 'Africa/Lagos' })
 */
export function formatDateTime(iso: string, locale: string, options: FormatDateTimeOptions = {}): string {
  const { timeZone, withoutYear = false, withoutZone = false } = options
  return createDateFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(withoutYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(withoutZone ? {} : { timeZoneName: 'short' }),
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso))
}
