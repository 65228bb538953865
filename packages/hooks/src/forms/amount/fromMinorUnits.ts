import type { Amount } from '@onlend/core'

/** The amount that so many of the smallest units come to, without decimals where they are zero. Never for less than nothing. */
export function fromMinorUnits(units: bigint, digits: number): Amount {
  const text = units.toString().padStart(digits + 1, '0')
  const point = text.length - digits
  const fraction = text.slice(point)
  // A cast with a reason: a bigint's digits with at most one point are a decimal.
  return `${text.slice(0, point)}${/[1-9]/.test(fraction) ? `.${fraction}` : ''}` as Amount
}
