import { type Amount, compareAmounts, parseAmount } from '@onlend/core'
import { findDecimalMark, type ParsedAmount } from '@onlend/core/internal'

/** How amounts are read and written for one viewer and one currency. */
export type AmountFormat = {
  /** Digits after the point that the currency has. */
  digits: number
  /** Settles what one separator before three digits means; without it, a person is asked. */
  locale: string | undefined
}

/** What a typed amount means, and both meanings where it could be either. */
export type AmountReadings = ParsedAmount & { readings: readonly [Amount, Amount] | null }

/** Reads a typed amount. `1.500` without a locale is two amounts; where only one of them fits the currency, it is that one. */
export function readAmount(text: string, { digits, locale }: AmountFormat): AmountReadings {
  const decimalMark = findDecimalMark(locale)
  const parsed = parseAmount(text, { digits, decimalMark })
  if (parsed.problem !== 'AMBIGUOUS') return { ...parsed, readings: null }
  // Three decimals that end in zeros are the same amount with fewer.
  const readAs = (mark: '.' | ',') => parseAmount(text, { digits, decimalMark: mark, dropsZeros: true })
  const [one, other] = [readAs('.'), readAs(',')]
  if (one.amount === null) return { ...other, readings: null }
  if (other.amount === null) return { ...one, readings: null }
  const isOneWhole = compareAmounts(one.amount, other.amount) > 0
  return { ...parsed, readings: isOneWhole ? [one.amount, other.amount] : [other.amount, one.amount] }
}
