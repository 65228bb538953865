import { type Amount, compareAmounts, parseAmount } from '@onlend/core'
import { findDecimalMark, type ParsedAmount } from '@onlend/core/internal'

/** The format of amounts for one viewer and one currency. */
export type AmountFormat = {
  /** The currency's digits after the point. */
  digits: number
  /** Settles the meaning of one separator before three digits; without a locale the form asks the person. */
  locale: string | undefined
}

/** The reading of a typed amount, and both amounts where the text is ambiguous. */
export type AmountReadings = ParsedAmount & { readings: readonly [Amount, Amount] | null }

/** Reads a typed amount. `1.500` without a locale has two readings; where only one fits the currency, that one counts. */
export function readAmount(text: string, { digits, locale }: AmountFormat): AmountReadings {
  const decimalMark = findDecimalMark(locale)
  const parsed = parseAmount(text, { digits, decimalMark })
  if (parsed.problem !== 'AMBIGUOUS') return { ...parsed, readings: null }
  // The zeros at the end of three decimals do not change the amount.
  const readAs = (mark: '.' | ',') => parseAmount(text, { digits, decimalMark: mark, dropsZeros: true })
  const [one, other] = [readAs('.'), readAs(',')]
  if (one.amount === null) return { ...other, readings: null }
  if (other.amount === null) return { ...one, readings: null }
  const isOneWhole = compareAmounts(one.amount, other.amount) > 0
  return { ...parsed, readings: isOneWhole ? [one.amount, other.amount] : [other.amount, one.amount] }
}
