import type { Amount } from '@onlend/core'
import { amountToNumber, readMoney } from '@onlend/core/internal'
import { isShortened } from './isShortened.ts'
import type { ImportIssueCode } from './TransactionImport.ts'

/** An amount read from a cell: `amount` is `null` where `problem` says why. */
type CellAmount = {
  amount: Amount | null
  problem: Extract<
    ImportIssueCode,
    'AMOUNT_INVALID' | 'AMOUNT_NOT_POSITIVE' | 'AMOUNT_TOO_PRECISE' | 'SCIENTIFIC_NUMBER'
  > | null
  /** A comma was read as the decimal mark, where the file's own is the point. */
  isWithComma: boolean
  /** The currency that stands beside the number: ISO codes that its sign can mean, or none. */
  currencies: readonly string[]
}

export type CellAmountFormat = {
  /** Digits after the point that the currency has. */
  digits: number
  decimalMark: '.' | ','
}

const plain = /^\d{1,12}(?:\.\d{1,2})?$/
const grouped = /^\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?$/

/** Reads an amount as a file writes it: with signs, groups, a comma before the decimals. Never a float. A plain one is the amount alone. */
export function readCellAmount(text: string, { digits, decimalMark }: CellAmountFormat): CellAmount | Amount {
  // Nearly every cell: the service can receive so many digits in any case.
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
