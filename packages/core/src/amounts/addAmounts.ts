import type { Amount } from './Amount.ts'
import { fractionDigits, fromScaledInteger, toScaledInteger } from './scaledIntegers.ts'

/**
 * Adds amounts of one currency exactly; an empty list is `'0'`.
 *
 * @example
 * addAmounts('0.1', '0.2') // '0.3'
 */
export function addAmounts(...amounts: Amount[]): Amount {
  const scale = Math.max(0, ...amounts.map(fractionDigits))
  let sum = 0n
  for (const amount of amounts) sum += toScaledInteger(amount, scale)
  return fromScaledInteger(sum, scale)
}
