import type { Amount } from '@onlend/core'

/** The amount of a number of smallest units, without decimals where they are zero. Not for negative numbers. */
export function fromMinorUnits(units: bigint, digits: number): Amount {
  const text = units.toString().padStart(digits + 1, '0')
  const point = text.length - digits
  const fraction = text.slice(point)
  // The cast: a bigint's digits with at most one point are a decimal.
  return `${text.slice(0, point)}${/[1-9]/.test(fraction) ? `.${fraction}` : ''}` as Amount
}
