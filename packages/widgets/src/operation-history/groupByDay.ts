import type { Operation } from '@onlend/core'
import { formatDate } from '../format/formatDate.ts'

type GroupByDayOptions = { locale: string; timeZone: string | undefined }

/** Puts operations that came on one day in the viewer's zone together, in the order in which they stand. */
export function groupByDay(
  operations: readonly Operation[],
  { locale, timeZone }: GroupByDayOptions,
): { day: string; operations: Operation[] }[] {
  const days: { day: string; operations: Operation[] }[] = []
  for (const operation of operations) {
    const day = formatDate(operation.createdAt, locale, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.operations.push(operation)
    else days.push({ day, operations: [operation] })
  }
  return days
}
