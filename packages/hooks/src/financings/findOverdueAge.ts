/** The age of an overdue instalment, in days: 1–7, 8–30, 31–60, more than 60. */
export type OverdueAge = '7' | '30' | '60' | 'more'

/** Each age with its first day, the longest first. */
const ages: readonly { age: OverdueAge; from: number }[] = [
  { age: 'more', from: 61 },
  { age: '60', from: 31 },
  { age: '30', from: 8 },
  { age: '7', from: 1 },
]

/**
 * The age of an instalment that was due `days` days ago; `null` when it is not overdue. The borders come from collections: a week in which a reminder
 * is enough, the month in which a payment counts as late, the second month, and a payment at risk after that.
 */
export function findOverdueAge(days: number): OverdueAge | null {
  return ages.find(({ from }) => days >= from)?.age ?? null
}
