import type { Amount } from '@onlend/core'

/**
 * Divides an amount into equal parts of whole smallest units; the last part takes what does not divide, so that they add up
 * exactly. `null` where a part would be nothing.
 */
export function splitAmount(amount: Amount, parts: number, digits: number): readonly Amount[] | null {
  const [whole = '0', fraction = ''] = amount.split('.')
  const scale = Math.max(digits, fraction.length)
  const total = BigInt(whole + fraction.padEnd(scale, '0'))
  const share = total / BigInt(parts)
  if (share <= 0n) return null
  const last = total - share * BigInt(parts - 1)
  return Array.from({ length: parts }, (_, index) => unscale(index === parts - 1 ? last : share, scale))
}

function unscale(value: bigint, scale: number): Amount {
  const digits = value.toString().padStart(scale + 1, '0')
  const at = digits.length - scale
  // The cast holds: digits with at most one point are a decimal.
  return (scale === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`) as Amount
}
