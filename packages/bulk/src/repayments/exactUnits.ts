import type { Amount } from '@onlend/core'

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
      const point = amount.indexOf('.')
      if (point !== -1) digits = Math.max(digits, amount.length - point - 1)
    },
    read: (amount) => {
      const [whole = '0', fraction = ''] = amount.split('.')
      return BigInt(whole + fraction.padEnd(digits, '0'))
    },
    write: (units) => {
      const sign = units < 0n ? '-' : ''
      const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
      const fraction = text.slice(text.length - digits)
      // The cast holds: digits with one point at most are a decimal.
      return `${sign}${text.slice(0, text.length - digits)}${digits > 0 ? `.${fraction}` : ''}` as Amount
    },
  }
}
