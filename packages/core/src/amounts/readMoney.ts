import { toPlainText } from '../text/toPlainText.ts'
import type { Amount } from './Amount.ts'
import { findCurrencies } from './findCurrencies.ts'

/** The reason why a typed amount is refused. `AMBIGUOUS` is a single separator before three digits: 1,500 or 1.5? */
export type AmountProblem = 'EMPTY' | 'NOT_A_NUMBER' | 'AMBIGUOUS' | 'TOO_MANY_DECIMALS' | 'NEGATIVE'

export type ReadMoneyOptions = {
  /** Digits after the point that the currency has. @default any */
  digits?: number
  /** The decimal mark, which settles a single separator before three digits. @default undefined (ask) */
  decimalMark?: '.' | ',' | undefined
  /** Takes only `decimalMark` as the decimal mark, as in a file. Groups of two digits before the last three pass as well. @default false */
  isMarkSure?: boolean
  /** Drops zeros beyond the currency's decimals: programs write `1500.0000`, but a person who types it has made a slip. @default false */
  dropsZeros?: boolean
}

/** The reading of a text as an amount; `problem` says why there is none. */
export type MoneyReading = {
  /** Whether the text has a minus, or brackets as accounts write them. */
  isNegative: boolean
  /** The mark beside the figure: `CR` or `DR`. */
  direction: 'in' | 'out' | null
  /** ISO codes that the sign or word beside the figure can mean; empty without one. */
  currencies: readonly string[]
} & (
  | { /** Never below zero. */ amount: Amount; problem: null }
  | { amount: null; problem: Exclude<AmountProblem, 'NEGATIVE'> }
)

/** Characters of the longest amount: a cell can hold any text. */
const maxLength = 60
const easy = /^(-?)(?:0|[1-9]\d{0,15})(?:\.\d{1,2})?$/
const groupMarks = /(?<=\d)['’‘ʼ´`′_](?=\d)/g
const dashes = /[\p{Pd}\u2212\u02d7]/gu
const noCurrencies: readonly string[] = []

/**
 * Reads an amount with all that people, banks and `Intl` put around it: signs and words of currencies, a minus or brackets, `CR` and `DR`, `/=`,
 * digits of every script, separators of every kind. Fields, files and statements all use this reading.
 *
 * @example
 * readMoney('(KSh. 1,250.50)', { decimalMark: '.' }) // { amount: '1250.50', isNegative: true, currencies: ['KES'], … }
 */
export function readMoney(text: string, options: ReadMoneyOptions = {}): MoneyReading {
  const { digits = Infinity } = options
  // The fast path for nearly every cell of a file.
  if (digits >= 2 && options.decimalMark === '.' && easy.test(text)) {
    const isNegative = text.startsWith('-')
    // A cast with a reason: the pattern admits nothing but a decimal.
    const amount = (isNegative ? text.slice(1) : text) as Amount
    return { amount, problem: null, isNegative, direction: null, currencies: noCurrencies }
  }
  if (text.length > maxLength) return refused
  // U+00B4 is a blank with an accent to NFKC.
  const plain = toPlainText(text.replaceAll('´', "'")).replace(/\s+/g, ' ').trim()
  if (plain === '') return { ...refused, problem: 'EMPTY' }
  const parts = splitParts(plain.replace(groupMarks, ' ').replace(dashes, '-').replaceAll('،', ','))
  const sides = parts && readSides(parts)
  return sides ? { ...sides, ...readFigure(parts.figure, options) } : refused
}

const refused = {
  amount: null,
  problem: 'NOT_A_NUMBER',
  isNegative: false,
  direction: null,
  currencies: noCurrencies,
} as const

type Parts = { before: string; figure: string; after: string }

/** Splits a text into the figure with its separators and the text on both sides of it. */
function splitParts(plain: string): Parts | null {
  const found = /^(\D*)(\d(?:[\d.,٫٬ ]*\d)?)(\D*)$/.exec(plain)
  if (!found) return null
  const [, before = '', figure = '', after = ''] = found
  // A point behind letters belongs to them: `Ksh.500`.
  const lead = /(?<![\p{L}.,])[.,٫]$/u.exec(before)?.[0] ?? ''
  const trail = /^[.,](?!\p{L})/u.exec(after)?.[0] ?? ''
  return {
    before: before.slice(0, before.length - lead.length),
    figure: lead + figure + trail,
    // Swiss and Kenyan writers mark "no cents" with a dash or `/=`: neither is a minus.
    after: after.slice(trail.length).replace(trail ? /^ ?-+|^ ?\/ ?[=-]*\.?/ : /^ ?\/ ?[=-]*\.?|^ ?=\.?/, ''),
  }
}

function readSides({
  before,
  after,
}: Parts): Pick<MoneyReading, 'isNegative' | 'direction' | 'currencies'> | null {
  // Brackets around a word beside the figure: `500 (CR)`.
  const [left, right] = [before, after].map((side) => side.replace(/\(([^()]*)\)/g, ' $1 ')) as [
    string,
    string,
  ]
  const marks = `${left}${right}`.replace(/[^()+-]/g, '')
  if (!/^[+-]?$|^\(-?\)$|^-?\(\)$/.test(marks)) return null
  if (left.includes(')') || right.includes('(')) return null
  const one = readWords(left, true)
  const other = readWords(right, false)
  if (!one || !other || (one.direction !== null && other.direction !== null)) return null
  return {
    isNegative: /[(-]/.test(marks),
    direction: one.direction ?? other.direction,
    currencies: one.currencies.length > 0 ? one.currencies : other.currencies,
  }
}

function readWords(side: string, isBefore: boolean): Pick<MoneyReading, 'direction' | 'currencies'> | null {
  const words = side
    .replace(/[()+-]/g, ' ')
    .replace(/\bonly\b/i, '')
    .trim()
  if (words === '') return { direction: null, currencies: noCurrencies }
  const currencies = findCurrencies(words, isBefore)
  if (currencies) return { direction: null, currencies }
  const said = (
    isBefore
      ? /^(?:cr|dr|db)(?:\.|(?=\s|$))|(?<=\s)(?:cr|dr|db)\.?$/i
      : /^(?:cr?|dr?|db)(?:\.|(?=\s|$))|(?<=\s)(?:cr?|dr?|db)\.?$/i
  ).exec(words)
  if (!said) return null
  const rest = readWords(words.replace(said[0], ''), isBefore)
  if (!rest || rest.direction !== null) return null
  return { ...rest, direction: /c/i.test(said[0]) ? 'in' : 'out' }
}

type ReadFigure =
  | { amount: Amount; problem: null }
  | { amount: null; problem: Exclude<AmountProblem, 'NEGATIVE'> }

function readFigure(figure: string, options: ReadMoneyOptions): ReadFigure {
  const { digits = Infinity, decimalMark, isMarkSure = false, dropsZeros = false } = options
  const mark = findDecimalMark(figure, digits, decimalMark)
  if (mark === 'ambiguous') return { amount: null, problem: 'AMBIGUOUS' }
  const at = mark === null ? figure.length : figure.lastIndexOf(mark)
  const [whole, written] = [figure.slice(0, at), figure.slice(at + 1)]
  const isOfFormat = mark === null || mark === '٫' || decimalMark === undefined || mark === decimalMark
  if (isMarkSure && (!isOfFormat || (decimalMark && whole.includes(decimalMark))))
    return { amount: null, problem: 'NOT_A_NUMBER' }
  if (!/^\d*$/.test(written) || !isWhole(whole, isMarkSure)) return { amount: null, problem: 'NOT_A_NUMBER' }
  const isOnlyZeros = digits === 0 && /^0{1,2}$/.test(written)
  const isDropping = written.length > digits && (isOnlyZeros || (dropsZeros && isOfFormat))
  const fraction = isDropping ? written.replace(/0+$/, '') : written
  // Trailing zeros count as decimals too: `1,5000` is more likely a slip for 15,000 than one and a half.
  if (fraction.length > digits) return { amount: null, problem: 'TOO_MANY_DECIMALS' }
  const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  // A cast with a reason: only digits and one point are left.
  return { amount: `${integer}${fraction && `.${fraction}`}` as Amount, problem: null }
}

function findDecimalMark(
  figure: string,
  digits: number,
  preferred: '.' | ',' | undefined,
): '.' | ',' | '٫' | 'ambiguous' | null {
  if (figure.includes('٫')) return '٫'
  const marks = figure.replace(/[^.,]/g, '')
  if (marks === '') return null
  const last = marks.endsWith(',') ? ',' : '.'
  if (new Set(marks).size === 2) return last
  if (marks.length > 1) return null
  const [before = '', behind = ''] = figure.split(last)
  if (behind.length !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return last
  if (digits === 0) return null
  if (preferred) return preferred === last ? last : null
  return 'ambiguous'
}

/** Whether the digits are ungrouped or in groups of three; in a file the groups before the last one can have two, as in India. */
function isWhole(whole: string, isOfFile: boolean): boolean {
  if (/^\d*$/.test(whole)) return true
  if (new Set(whole.replace(/\d/g, '')).size !== 1) return false
  return /^\d{1,3}(?:\D\d{3})+$/.test(whole) || (isOfFile && /^\d{1,2}(?:\D\d{2})+\D\d{3}$/.test(whole))
}
