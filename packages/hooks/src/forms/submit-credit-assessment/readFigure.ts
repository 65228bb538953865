import type { Amount } from '@onlend/core'
import { readMoney } from '@onlend/core/internal'
import { negateAmount } from '../../lib/negateAmount.ts'
import type { AmountFormat } from '../amount/readAmount.ts'

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

/**
 * Reads a figure of the accounts: like any amount, and less than nothing where the accounts write so, as `-1,200`, `1,200-` or `(1,200)`.
 */
export function readFigure(
  text: string,
  { digits, decimalMark }: Pick<FigureFormat, 'digits' | 'decimalMark'>,
): ReadFigure {
  const { amount, problem, isNegative, direction } = readMoney(text, { digits, decimalMark })
  if (problem === 'EMPTY') return refuse('REQUIRED')
  if (problem === 'TOO_MANY_DECIMALS') return refuse('FIGURE_TOO_LONG')
  if (amount === null || direction !== null) return refuse('FIGURE_INVALID')
  if ((amount.split('.')[0]?.length ?? 0) > mostDigits) return refuse('FIGURE_TOO_LONG')
  return { amount: isNegative && /[1-9]/.test(amount) ? negateAmount(amount) : amount, code: null }
}

function refuse(code: 'REQUIRED' | 'FIGURE_INVALID' | 'FIGURE_TOO_LONG'): ReadFigure {
  return { amount: null, code }
}
