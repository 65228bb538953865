import type { Amount } from './Amount.ts'
import { decimalPattern } from './decimalPattern.ts'

const scientific = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/

/**
 * Reads an amount off the wire, a number or a decimal string, without losing a digit; `null` when it is neither.
 *
 * @example
 * toAmount(1500.5) // '1500.5'
 */
export function toAmount(value: number | string): Amount | null {
  const text = String(value).trim()
  // A cast, not a guess: the pattern admits exactly the strings that `${number}` describes.
  if (decimalPattern.test(text)) return text as Amount
  return withoutExponent(text)
}

/** Writes a number such as 1e21 or 1e-7 without its exponent, which JavaScript adds. */
function withoutExponent(text: string): Amount | null {
  const match = scientific.exec(text)
  if (!match) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  const padded = digits.padStart(digits.length - Math.min(0, point - 1), '0').padEnd(point, '0')
  const at = Math.max(1, point)
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  const rest = padded.slice(at)
  return `${sign}${integer}${rest && `.${rest}`}` as Amount
}
