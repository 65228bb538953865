type AssessmentYearsParameters = {
  /** Milliseconds since 1970. */
  now: number
  /** The host's own choice. */
  years: readonly string[] | undefined
}

/** How many years may be chosen from. */
const choices = 5

/**
 * The years that figures and reports are for, the newest first (T66): at most two, those before the current one unless the host says
 * otherwise; and the years that may be chosen instead.
 */
export function assessmentYears({ now, years = [] }: AssessmentYearsParameters): {
  defaults: string[]
  choices: readonly string[]
} {
  const last = new Date(now).getFullYear() - 1
  const before = Array.from({ length: choices }, (_, index) => String(last - index))
  const given = [...new Set(years.filter((year) => /^\d{4}$/.test(year)))].slice(0, 2)
  return {
    defaults: newestFirst(given.length > 0 ? given : before.slice(0, 2)),
    choices: newestFirst([...new Set([...before, ...given])]),
  }
}

function newestFirst(years: readonly string[]): string[] {
  return [...years].sort((a, b) => Number(b) - Number(a))
}
