import type { Amount } from '@onlend/core'

/**
 * What is left of a limit; never less than nothing, although rules may have been lowered since. Not by `addAmounts`: this part comes later, and what it shared with
 * the first load would make a file of its own there.
 */
export function subtractUsed(limit: Amount, used: Amount): Amount {
  const digits = Math.max(...[limit, used].map((amount) => (amount.split('.')[1] ?? '').length))
  const scaled = (amount: Amount): bigint => {
    const [whole = '', fraction = ''] = amount.split('.')
    return BigInt(whole + fraction.padEnd(digits, '0'))
  }
  const left = String(scaled(limit) - scaled(used)).padStart(digits + 1, '0')
  if (left.includes('-')) return '0'
  // The cast follows from the digits, between which the point is put back.
  return (digits === 0 ? left : `${left.slice(0, -digits)}.${left.slice(-digits)}`) as Amount
}
