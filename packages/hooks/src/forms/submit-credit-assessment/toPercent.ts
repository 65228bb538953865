import type { Amount } from '@onlend/core'

/**
 * A part of a whole in percent, rounded to a tenth and worked out in whole numbers, so that no digit is lost: `'47.2'`, `'-3.0'`. `null`
 * where one of the two is missing, or the whole is not above nothing, of which nothing is a part.
 */
export function toPercent(part: Amount | null, whole: Amount | null): string | null {
  if (part === null || whole === null) return null
  const places = Math.max(countDecimals(part), countDecimals(whole))
  const [above, below] = [toWhole(part, places), toWhole(whole, places)]
  if (below <= 0n) return null
  const isNegative = above < 0n
  // Half a tenth is rounded away from nothing.
  const tenths = ((isNegative ? -above : above) * 2000n + below) / (2n * below)
  return `${isNegative && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`
}

function countDecimals(amount: Amount): number {
  return amount.split('.')[1]?.length ?? 0
}

function toWhole(amount: Amount, places: number): bigint {
  const [whole, decimals = ''] = amount.split('.')
  return BigInt(`${whole}${decimals.padEnd(places, '0')}`)
}
