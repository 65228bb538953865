import type { Amount } from './Amount.ts'

/** An amount as a whole number of 10^-scale, so that sums and comparisons are exact. */
export function toScaledInteger(amount: Amount, scale: number): bigint {
  const [integer = '0', fraction = ''] = amount.split('.')
  return BigInt(integer + fraction.padEnd(scale, '0'))
}
