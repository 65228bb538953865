import { type Amount, parseAmount } from '@onlend/core'
import { negateAmount } from '../../lib/negateAmount.ts'
import type { AmountFormat } from '../amount/readAmount.ts'
import { toLatinDigits } from '../text/toLatinDigits.ts'

/** How figures are read and written for one viewer. */
export type FigureFormat = AmountFormat & {
  /** Settles what one separator before three digits means; without it, that is no figure. */
  decimalMark: '.' | ',' | undefined
}

/** What a typed figure means, or why it means nothing. */
export type ReadFigure =
  | { amount: Amount; code: null }
  | { amount: null; code: 'REQUIRED' | 'FIGURE_INVALID' | 'FIGURE_TOO_LONG' }

/** More digits before the point than any account has; a slip of the keyboard, not a figure. */
const mostDigits = 18

/** Letters that may stand before a figure: currencies. In a table, `Q4` and `Note 3` are headings. */
const currency =
  /^(?:N|NGN|GHS?|GHC|KSH|KES|USH|UGX|TSH|TZS|RF|RWF|R|ZAR|FCFA|CFA|F|XOF|XAF|MT|MZN|ZMW|US|USD|EUR|GBP)$/i

/**
 * Reads a figure of the accounts: like any amount, and less than nothing where the accounts write so, as `-1,200`, `1,200-` or `(1,200)`.
 */
export function readFigure(
  text: string,
  { digits, decimalMark }: Pick<FigureFormat, 'digits' | 'decimalMark'>,
): ReadFigure {
  const { isNegative, rest } = withoutMinus(text)
  const [letters] = /^\p{L}+/u.exec(rest.trim()) ?? []
  if (letters !== undefined && !currency.test(letters)) return refuse('FIGURE_INVALID')
  const { amount, problem } = parseAmount(rest, decimalMark ? { digits, decimalMark } : { digits })
  if (problem === 'EMPTY') return isNegative ? refuse('FIGURE_INVALID') : refuse('REQUIRED')
  if (problem === 'TOO_MANY_DECIMALS') return refuse('FIGURE_TOO_LONG')
  if (amount === null) return refuse('FIGURE_INVALID')
  if ((amount.split('.')[0]?.length ?? 0) > mostDigits) return refuse('FIGURE_TOO_LONG')
  return { amount: isNegative && /[1-9]/.test(amount) ? negateAmount(amount) : amount, code: null }
}

function refuse(code: 'REQUIRED' | 'FIGURE_INVALID' | 'FIGURE_TOO_LONG'): ReadFigure {
  return { amount: null, code }
}

/** One minus, before, behind or as brackets; a currency may stand on either side of it. */
function withoutMinus(text: string): { isNegative: boolean; rest: string } {
  // Marks of the direction of writing, which a right-to-left locale puts before its minus.
  const bare = toLatinDigits(text)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()
  const bracketed = /^([^\d()]*)\(([^()]*)\)$/.exec(bare)
  if (bracketed) return { isNegative: true, rest: `${bracketed[1]}${bracketed[2]}` }
  const signed = /^([^\d.,–−-]*)[–−-]([^–−-]*)$/.exec(bare) ?? /^([^–−-]*\d[^–−-]*)[–−-]()$/.exec(bare)
  return signed ? { isNegative: true, rest: `${signed[1]}${signed[2]}` } : { isNegative: false, rest: bare }
}
