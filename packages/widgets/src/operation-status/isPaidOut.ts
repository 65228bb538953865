import type { ActiveDrawdown } from '@onlend/core'

/** Whether the service has given a drawdown a disbursement date that has come: one that is active may still have none. */
export function isPaidOut({ disbursement_date: date }: ActiveDrawdown, now: number): boolean {
  return date !== null && Date.parse(date) <= now
}
