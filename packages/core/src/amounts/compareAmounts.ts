import type { Amount } from './Amount.ts'
import { fractionDigits, toScaledInteger } from './scaledIntegers.ts'

/**
 * Compares two amounts of the same currency exactly: -1, 0 or 1, as `Array.prototype.sort` expects.
 *
 * @example
 * if (compareAmounts(amount, creditLimit.limit) > 0) showTooHigh()
 */
export function compareAmounts(left: Amount, right: Amount): -1 | 0 | 1 {
  const scale = Math.max(fractionDigits(left), fractionDigits(right))
  const difference = toScaledInteger(left, scale) - toScaledInteger(right, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}
