import type { Amount } from './Amount.ts'
import { compareAmounts } from './compareAmounts.ts'

/** Whether an amount is above another, exactly. Amounts with equally many whole digits are compared as text, since many of them would be a long task. */
export function exceedsAmount(one: Amount, other: Amount): boolean {
  if (one === other) return false
  if (startsPlain(one) && startsPlain(other) && countWhole(one) === countWhole(other))
    return one > other && !(one.startsWith(other) && !/[1-9]/.test(one.slice(other.length)))
  return compareAmounts(one, other) > 0
}

function startsPlain(amount: Amount): boolean {
  return !amount.startsWith('-')
}

function countWhole(amount: Amount): number {
  const point = amount.indexOf('.')
  return point === -1 ? amount.length : point
}
