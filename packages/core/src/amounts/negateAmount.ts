import type { Amount } from './Amount.ts'

/** The same amount with the other sign, exactly. */
export function negateAmount(amount: Amount): Amount {
  // The cast holds: an amount with its minus changed is an amount.
  return (amount.startsWith('-') ? amount.slice(1) : `-${amount}`) as Amount
}
