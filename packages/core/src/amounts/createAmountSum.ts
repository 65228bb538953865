import type { Amount } from './Amount.ts'
import { addAmounts } from './addAmounts.ts'

/** Adds amounts one by one, exactly. */
export type AmountSum = {
  add: (amount: Amount) => void
  /** Subtracts an amount that was added before. */
  remove: (amount: Amount) => void
  total: () => Amount
}

/** Small amounts are added as ten-thousandths, in whole numbers; below `most` a float holds each of them exactly. */
const scale = 10_000
const most = 4e15

/**
 * Makes an exact sum of many amounts: small ones are added as whole numbers, which is ten times as fast as decimals. `total` has the decimals that it
 * needs, or, with `given`, as many as the amount with the most, as `addAmounts` does.
 */
export function createAmountSum(written: 'needed' | 'given' = 'needed'): AmountSum {
  let small = 0
  let decimalsSeen = 0
  let rest: Amount = '0'
  const flush = () => {
    const sign = small < 0 ? '-' : ''
    const whole = Math.floor(Math.abs(small) / scale)
    const fraction = String(Math.abs(small) % scale)
      .padStart(4, '0')
      .replace(/0+$/, '')
      .padEnd(written === 'given' ? decimalsSeen : 0, '0')
    // A cast with a reason: digits with at most one point are a decimal.
    rest = addAmounts(rest, (fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`) as Amount)
    small = 0
  }
  const change = (amount: Amount, sign: 1 | -1) => {
    const { whole, decimals } = readSmall(amount)
    if (whole === null) {
      // A cast with a reason: an amount without its minus, or with one, is an amount.
      const opposite = (amount[0] === '-' ? amount.slice(1) : `-${amount}`) as Amount
      rest = addAmounts(rest, sign === 1 ? amount : opposite)
      return
    }
    if (decimals > decimalsSeen) decimalsSeen = decimals
    small += sign * whole
    if (Math.abs(small) > most) flush()
  }
  return {
    add: (amount) => change(amount, 1),
    remove: (amount) => change(amount, -1),
    total: () => {
      if (small !== 0 || decimalsSeen > 0) flush()
      return rest
    },
  }
}

const [zero, point] = [48, 46]
const powers = [10_000, 1_000, 100, 10, 1] as const

/** Reads an amount in ten-thousandths, digit by digit; `null` for a negative amount, more than ten digits or more than four decimals. */
function readSmall(amount: Amount): { whole: number | null; decimals: number } {
  let digits = 0
  let decimals = 0
  let isFraction = false
  for (let at = 0; at < amount.length; at += 1) {
    const code = amount.charCodeAt(at)
    if (code === point) isFraction = true
    else {
      digits = digits * 10 + (code - zero)
      if (isFraction) decimals += 1
    }
  }
  const power = powers[decimals]
  const integers = amount.length - (isFraction ? decimals + 1 : 0)
  if (power === undefined || integers > 10 || amount[0] === '-') return { whole: null, decimals: 0 }
  return { whole: digits * power, decimals }
}
