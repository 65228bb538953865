import { readAmount } from './bodyFields.ts'

/** The most characters of an amount: far beyond any real amount, and short enough for an index. */
const longest = 100

/**
 * An amount in the one spelling that equal amounts share, `150` for `150.00`; `null` for a value that is no amount or too long.
 *
 * @example
 * foldAmount('150.00') // '150'
 */
export function foldAmount(value: unknown): string | null {
  const amount = readAmount(value)
  if (amount === null) return null
  const trimmed = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  const folded = trimmed.replace(/^(-?)0+(?=\d)/, '$1')
  return folded.length > longest ? null : folded
}
