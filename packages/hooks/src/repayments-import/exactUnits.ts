import type { Amount } from '@onlend/core'

/** Amounts as whole numbers of their smallest part, so that they are looked up and added exactly. */
export type ExactUnits = {
  read: (amount: Amount) => bigint
  write: (units: bigint) => Amount
}

/** Units that hold every one of the amounts without a rest. */
export function exactUnits(amounts: Iterable<Amount | null>): ExactUnits {
  let digits = 0
  for (const amount of amounts) {
    const point = amount?.indexOf('.') ?? -1
    if (amount !== null && point !== -1) digits = Math.max(digits, amount.length - point - 1)
  }
  return {
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
