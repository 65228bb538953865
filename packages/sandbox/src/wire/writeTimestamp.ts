/** ISO 8601, UTC, with milliseconds. */
export function writeTimestamp(at: number): string {
  return new Date(at).toISOString()
}
