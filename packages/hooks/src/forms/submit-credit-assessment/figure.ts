import type { Amount } from '@onlend/core'
import { type FinancialInformation, negateAmount, readMoney, toPlainText } from '@onlend/core/internal'
import type { AmountFormat } from '../amount/readAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'

const names = [
  'income',
  'cost_of_sales',
  'operating_expense',
  'depreciation',
  'tax',
  'total_assets',
  'equity',
  'cash_reserve',
  'total_debt',
  'capex',
  'principal_repayment',
  'period',
] as const satisfies readonly (keyof FinancialInformation[string])[]

/** The figures of a year, as the service names them (Partner API, Endpoint 11, financial_information). */
export type FigureName = (typeof names)[number]

/** The mistake in the text of a figure. */
export type FigureErrorCode =
  /** No text. */
  | 'REQUIRED'
  /** Not an amount. */
  | 'FIGURE_INVALID'
  /** More decimals than the currency has, or more digits than any account has. */
  | 'FIGURE_TOO_LONG'
  /** Not a whole number from 1 to 12. */
  | 'PERIOD_INVALID'

/** The format of figures for one viewer. */
export type FigureFormat = AmountFormat & {
  /** Settles the meaning of one separator before three digits; without a mark such a text is no figure. */
  decimalMark: '.' | ',' | undefined
}

type FigureReading = { value: Amount; code: null } | { value: null; code: FigureErrorCode }

/** The most digits before the point; more are a slip of the keyboard. */
const mostDigits = 18

/**
 * Reads a typed figure as a plain decimal string. An amount can be negative, as accounts write it: `-1,200`, `1,200-` or `(1,200)`; the
 * months of `period` are `12`, `12.0` or `12 months`.
 */
function read(
  name: FigureName,
  text: string,
  { digits, decimalMark }: Pick<FigureFormat, 'digits' | 'decimalMark'>,
): FigureReading {
  if (name === 'period') return readPeriod(text)
  const { amount, problem, isNegative, direction } = readMoney(text, { digits, decimalMark })
  if (problem === 'EMPTY') return refuse('REQUIRED')
  if (problem === 'TOO_MANY_DECIMALS') return refuse('FIGURE_TOO_LONG')
  if (amount === null || direction !== null) return refuse('FIGURE_INVALID')
  if ((amount.split('.')[0]?.length ?? 0) > mostDigits) return refuse('FIGURE_TOO_LONG')
  return { value: isNegative && /[1-9]/.test(amount) ? negateAmount(amount) : amount, code: null }
}

function readPeriod(text: string): FigureReading {
  const plain = toPlainText(text).trim()
  const months = Number(/^(\d{1,2})(?:[.,]0+)?(?:\s*months?)?$/i.exec(plain)?.[1])
  // The cast holds: a whole number is a decimal.
  if (months >= 1 && months <= 12) return { value: String(months) as Amount, code: null }
  return refuse(plain === '' ? 'REQUIRED' : 'PERIOD_INVALID')
}

function refuse(code: FigureErrorCode): FigureReading {
  return { value: null, code }
}

/** Writes a figure with the grouping of the viewer's locale; an unreadable text stays for the person to see. */
function write(name: FigureName, text: string, format: FigureFormat): string {
  const { value } = read(name, text, format)
  if (value === null) return text
  if (name === 'period') return value
  // A minus stands before the figure in every language.
  return value.startsWith('-') ? `-${writeAmount(negateAmount(value), format)}` : writeAmount(value, format)
}

/** The figures of a year: their names in the order of the API document, and the functions that read and write them. */
export const figure = { names, read, write }
