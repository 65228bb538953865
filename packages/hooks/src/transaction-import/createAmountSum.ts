import { type Amount, addAmounts } from '@onlend/core'

/** Adds amounts one by one, exactly. */
export type AmountSum = {
  add: (amount: Amount) => void
  /** Takes away what was added before. */
  remove: (amount: Amount) => void
  total: () => Amount
}

/** Ten-thousandths are whole numbers; below this so many digits, a float holds each of them. */
const scale = 10_000
const most = 4e15

/** An exact sum of many amounts: of small ones as whole numbers, which is ten times as fast as decimals. */
export function createAmountSum(): AmountSum {
  let small = 0
  let rest: Amount = '0'
  const flush = () => {
    const sign = small < 0 ? '-' : ''
    const whole = Math.floor(Math.abs(small) / scale)
    const fraction = String(Math.abs(small) % scale)
      .padStart(4, '0')
      .replace(/0+$/, '')
    // A cast with a reason: digits with at most one point are a decimal.
    rest = addAmounts(rest, (fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`) as Amount)
    small = 0
  }
  const change = (amount: Amount, sign: 1 | -1) => {
    const point = amount.indexOf('.')
    const [digits, decimals] = point === -1 ? [amount.length, 0] : [point, amount.length - point - 1]
    if (amount[0] === '-' || digits > 10 || decimals > 4) {
      // A cast with a reason: an amount without its minus, or with one, is an amount.
      const opposite = (amount[0] === '-' ? amount.slice(1) : `-${amount}`) as Amount
      rest = addAmounts(rest, sign === 1 ? amount : opposite)
      return
    }
    // Of at most fourteen digits: the rounding puts right what the float has lost.
    small += sign * Math.round(Number(amount) * scale)
    if (Math.abs(small) > most) flush()
  }
  return {
    add: (amount) => change(amount, 1),
    remove: (amount) => change(amount, -1),
    total: () => {
      if (small !== 0) flush()
      return rest
    },
  }
}
