import type { Amount } from '@onlend/core'

/** An amount as a whole number of the currency's smallest unit; smaller digits are cut off. */
export function toMinorUnits(amount: Amount, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}
