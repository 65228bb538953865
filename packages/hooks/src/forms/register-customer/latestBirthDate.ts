const hour = 3_600_000

/** Today, `YYYY-MM-DD`, where the day began first: no birth date that is right anywhere counts as future. */
export function latestBirthDate(now: number): string {
  return new Date(now + 14 * hour).toISOString().slice(0, 10)
}
