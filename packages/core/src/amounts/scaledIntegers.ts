import type { Amount } from './Amount.ts'

/** The number of digits after the point. */
export function fractionDigits(amount: Amount): number {
  const point = amount.indexOf('.')
  return point === -1 ? 0 : amount.length - point - 1
}

/** Converts an amount to a whole number of 10^-scale, so that sums and comparisons are exact. */
export function toScaledInteger(amount: Amount, scale: number): bigint {
  const [integer = '0', fraction = ''] = amount.split('.')
  return BigInt(integer + fraction.padEnd(scale, '0'))
}

/** Converts a whole number of 10^-scale back to an amount. */
export function fromScaledInteger(value: bigint, scale: number): Amount {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  const fraction = digits.slice(point)
  // A cast with a reason: a bigint's digits with at most one point are a decimal.
  return `${sign}${digits.slice(0, point)}${fraction && `.${fraction}`}` as Amount
}
