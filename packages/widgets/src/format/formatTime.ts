import { createDateFormat } from './createDateFormat.ts'

/** Writes the time of day of an ISO timestamp in the viewer's zone, for a list that names the day above it. */
export function formatTime(iso: string, locale: string, timeZone?: string): string {
  return createDateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso))
}
