import type { Amount } from '@onlend/core'
import { fractionDigits, fromScaledInteger, toScaledInteger } from '@onlend/core/internal'

/** Amounts as whole numbers of their smallest part, for exact lookups and sums. */
export type ExactUnits = {
  /** Makes the units small enough for an amount: show all amounts before the first read. */
  show: (amount: Amount) => void
  read: (amount: Amount) => bigint
  write: (units: bigint) => Amount
}

/** Makes units that hold every shown amount without a remainder. */
export function exactUnits(): ExactUnits {
  let digits = 0
  return {
    show: (amount) => {
      digits = Math.max(digits, fractionDigits(amount))
    },
    read: (amount) => toScaledInteger(amount, digits),
    write: (units) => fromScaledInteger(units, digits),
  }
}
