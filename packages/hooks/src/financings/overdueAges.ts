/** How long something has been overdue, in days: 1–7, 8–30, 31–60, more than 60. */
export type OverdueAge = '7' | '30' | '60' | 'more'

/** The four ages in order, each with its first day. */
export const overdueAges: readonly { age: OverdueAge; from: number }[] = [
  { age: '7', from: 1 },
  { age: '30', from: 8 },
  { age: '60', from: 31 },
  { age: 'more', from: 61 },
]

/** The age of what was due so many days ago; `null` when it is not overdue. */
export function findOverdueAge(days: number): OverdueAge | null {
  return overdueAges.findLast(({ from }) => days >= from)?.age ?? null
}
