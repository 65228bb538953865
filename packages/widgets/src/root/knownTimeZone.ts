/** The zone by its IANA name, or UTC on a device that does not know it: a day that is a little off is better than no page. */
export function knownTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return 'UTC'
  }
}
