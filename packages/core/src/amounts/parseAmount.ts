import type { Amount } from './Amount.ts'
import { type AmountProblem, readMoney, type ReadMoneyOptions } from './readMoney.ts'

export type ParsedAmount = { amount: Amount; problem: null } | { amount: null; problem: AmountProblem }

type ParseAmountOptions = Pick<ReadMoneyOptions, 'decimalMark' | 'dropsZeros'> & {
  /** Digits after the point that the currency has: 2 for NGN and GHS, 0 for XOF. */
  digits: number
}

/**
 * Reads a typed or pasted amount, such as `₦50,000.00`, `50 000,5` or `NGN 1.500`, into an exact amount.
 *
 * @example
 * parseAmount('₦50,000.00', { digits: 2 }) // { amount: '50000.00', problem: null }
 */
export function parseAmount(text: string, options: ParseAmountOptions): ParsedAmount {
  const { amount, problem, isNegative, direction } = readMoney(text, options)
  if (isNegative) return { amount: null, problem: 'NEGATIVE' }
  if (direction !== null) return { amount: null, problem: 'NOT_A_NUMBER' }
  return amount === null ? { amount, problem } : { amount, problem }
}
