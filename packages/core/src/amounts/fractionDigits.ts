import type { Amount } from './Amount.ts'

/** How many digits stand after the point. */
export function fractionDigits(amount: Amount): number {
  const point = amount.indexOf('.')
  return point === -1 ? 0 : amount.length - point - 1
}
