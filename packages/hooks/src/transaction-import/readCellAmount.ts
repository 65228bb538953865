import { type Amount, parseAmount } from '@onlend/core'
import { amountToNumber } from '@onlend/core/internal'
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
const noCurrencies: readonly string[] = []

/** Signs of currencies, as people write them, without points; in capitals. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '₦': ['NGN'],
  N: ['NGN'],
  '#': ['NGN'],
  'GH₵': ['GHS'],
  GHC: ['GHS'],
  'GH¢': ['GHS'],
  '₵': ['GHS'],
  KSH: ['KES'],
  KSHS: ['KES'],
  USH: ['UGX'],
  TSH: ['TZS'],
  FCFA: ['XOF', 'XAF'],
  CFA: ['XOF', 'XAF'],
  F: ['XOF', 'XAF'],
  R: ['ZAR'],
  $: ['USD'],
  US$: ['USD'],
  '€': ['EUR'],
  '£': ['GBP'],
}
const isoCodes = /^(?:NGN|GHS|KES|UGX|TZS|RWF|ZAR|XOF|XAF|USD|EUR|GBP)$/

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
  const currencies = text.length > 40 ? noCurrencies : findCurrencies(text)
  const refuse = (problem: NonNullable<CellAmount['problem']>): CellAmount => ({
    amount: null,
    problem,
    isWithComma: false,
    currencies,
  })
  // No amount is longer; a cell may hold a novel.
  if (text.length > 40) return refuse('AMOUNT_INVALID')
  if (isShortened(text) || /^[+-]?\d+e\d+$/i.test(text)) return refuse('SCIENTIFIC_NUMBER')
  // A sign is taken off by its own list: a point of `Ksh.` is none of the number.
  const bare = text.replace(/^\+|^(?:[A-Za-z]{1,4}\.|#)\s*/, '').replace(/\s*\/[=-]$/, '')
  const { amount, problem } = parse(bare, digits, decimalMark)
  if (amount === null) {
    if (problem === 'NEGATIVE' || /^-?\D{0,4}-/.test(text)) return refuse('AMOUNT_NOT_POSITIVE')
    return refuse(problem === 'TOO_MANY_DECIMALS' ? 'AMOUNT_TOO_PRECISE' : 'AMOUNT_INVALID')
  }
  if (!/[1-9]/.test(amount)) return refuse('AMOUNT_NOT_POSITIVE')
  if (amount.length > 15 && amountToNumber(amount) === null) return refuse('AMOUNT_TOO_PRECISE')
  const isWithComma =
    decimalMark === '.' && amount.includes('.') && text.lastIndexOf(',') > text.lastIndexOf('.')
  return { amount, problem: null, isWithComma, currencies }
}

function parse(text: string, digits: number, decimalMark: '.' | ','): ReturnType<typeof parseAmount> {
  const parsed = parseAmount(text, { digits, decimalMark })
  if (parsed.problem !== 'TOO_MANY_DECIMALS') return parsed
  // `1500.00` of a currency without decimals; not `1.500`, which may be grouped.
  const shorter = text.replace(/([.,]\d*?)0+(?=\D*$)/, '$1')
  const isGroup = /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text)
  return isGroup ? parsed : parseAmount(shorter, { digits, decimalMark })
}

function findCurrencies(text: string): readonly string[] {
  const sign = /^[^\d\s(+\-−.,]+|[^\d\s).,/=-]+$/u.exec(text.trim())?.[0]?.toUpperCase()
  if (sign === undefined) return noCurrencies
  return isoCodes.test(sign) ? [sign] : (signs[sign] ?? noCurrencies)
}
