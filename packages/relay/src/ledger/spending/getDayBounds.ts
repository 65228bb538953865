/** A day as two moments in milliseconds since 1970: the first of the day, and the first of the next day. */
export type Day = { from: number; until: number }

/** Milliseconds: longer than any day, also where clocks are put back. */
const longestDay = 27 * 3_600_000

/**
 * The day of a moment in a time zone. The function searches both ends by halving, so that they are right also for a day of 23 or 25 hours, and one that
 * does not begin at midnight.
 */
export function getDayBounds(timeZone: string, now: number): Day {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  const today = format.format(now)
  const isToday = (moment: number) => format.format(moment) === today
  return {
    from: firstWhere(now - longestDay, now, isToday),
    until: firstWhere(now, now + longestDay, (moment) => !isToday(moment)),
  }
}

/** The first moment after `before` at which `isTrue` holds. `isTrue` must be false at `before`, true at `after`, and change once. */
function firstWhere(before: number, after: number, isTrue: (moment: number) => boolean): number {
  let [no, yes] = [before, after]
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2)
    if (isTrue(middle)) yes = middle
    else no = middle
  }
  return yes
}
