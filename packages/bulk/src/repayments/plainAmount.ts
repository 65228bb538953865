import type { Amount } from '@onlend/core'

/** Writes equal amounts alike, with or without zeros at the end: `500.00` and `500` are both `500`. */
export function plainAmount(amount: Amount): string {
  if (!amount.includes('.')) return amount
  let end = amount.length
  while (amount.charAt(end - 1) === '0') end--
  return amount.slice(0, amount.charAt(end - 1) === '.' ? end - 1 : end)
}
