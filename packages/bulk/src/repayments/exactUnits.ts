import type { Amount } from '@onlend/core'

/** Amounts as whole numbers of their smallest part, so that they are looked up and added exactly. */
export type ExactUnits = {
  /** Makes the units small enough for it: all amounts are shown before one is read. */
  show: (amount: Amount) => void
  read: (amount: Amount) => bigint
  write: (units: bigint) => Amount
}

/** Units that hold every amount that they are shown without a rest. */
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
