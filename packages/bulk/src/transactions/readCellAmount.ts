import type { Amount } from '@onlend/core'
import { amountToNumber, readMoney } from '@onlend/core/internal'
import { isShortened } from './isShortened.ts'
import type { ImportIssueCode } from './TransactionImport.ts'

/** An amount read from a cell: `null` with a `problem`. */
type CellAmount = {
  amount: Amount | null
  problem: Extract<
    ImportIssueCode,
    'AMOUNT_INVALID' | 'AMOUNT_NOT_POSITIVE' | 'AMOUNT_TOO_PRECISE' | 'SCIENTIFIC_NUMBER'
  > | null
  /** Whether the decimal mark of the cell is a comma, in a file with points. */
  isWithComma: boolean
  /** The currency beside the number: the possible ISO codes of its sign, or none. */
  currencies: readonly string[]
}

export type CellAmountFormat = {
  /** The currency's digits after the point. */
  digits: number
  decimalMark: '.' | ','
}

const plain = /^\d{1,12}(?:\.\d{1,2})?$/
const grouped = /^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?$/

/** Reads a written amount: with signs, groups, a comma before the decimals. Never a float. Returns only the amount for a plain one. */
export function readCellAmount(text: string, { digits, decimalMark }: CellAmountFormat): CellAmount | Amount {
  // Most cells: the service takes so many digits in any case.
  if (digits >= 2 && decimalMark === '.') {
    const fast = plain.test(text) ? text : grouped.test(text) ? text.replaceAll(',', '') : null
    if (fast !== null && fast.charCodeAt(0) !== 48)
      // A cast with a reason: the pattern admits nothing but a decimal.
      return fast as Amount
  }
  return readSlowly(text, digits, decimalMark)
}

function readSlowly(text: string, digits: number, decimalMark: '.' | ','): CellAmount {
  const { amount, problem, isNegative, direction, currencies } = readMoney(text, {
    digits,
    decimalMark,
    dropsZeros: true,
  })
  const refuse = (code: NonNullable<CellAmount['problem']>): CellAmount => ({
    amount: null,
    problem: code,
    isWithComma: false,
    currencies,
  })
  if (isShortened(text)) return refuse('SCIENTIFIC_NUMBER')
  if (isNegative) return refuse('AMOUNT_NOT_POSITIVE')
  if (amount === null || direction !== null) {
    if (/^[+-]?\d+e\d+$/i.test(text)) return refuse('SCIENTIFIC_NUMBER')
    return refuse(problem === 'TOO_MANY_DECIMALS' ? 'AMOUNT_TOO_PRECISE' : 'AMOUNT_INVALID')
  }
  if (!/[1-9]/.test(amount)) return refuse('AMOUNT_NOT_POSITIVE')
  if (amount.length > 15 && amountToNumber(amount) === null) return refuse('AMOUNT_TOO_PRECISE')
  const isWithComma =
    decimalMark === '.' && amount.includes('.') && text.lastIndexOf(',') > text.lastIndexOf('.')
  return { amount, problem: null, isWithComma, currencies }
}
