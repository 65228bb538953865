import { type Amount, addAmounts } from '@onlend/core'

/** What is left of an amount, exactly; less than nothing is possible. */
export function subtractAmounts(from: Amount, ...amounts: Amount[]): Amount {
  // The casts hold: an amount with its minus changed is an amount.
  const negated = amounts.map((amount) =>
    amount.startsWith('-') ? (amount.slice(1) as Amount) : (`-${amount}` as Amount),
  )
  return addAmounts(from, ...negated)
}
