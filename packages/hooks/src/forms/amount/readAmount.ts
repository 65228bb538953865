import { type Amount, parseAmount } from '@onlend/core'
import type { ParsedAmount } from '@onlend/core/internal'
import { findDecimalMark } from './findDecimalMark.ts'

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
  const parsed = parseAmount(text, decimalMark ? { digits, decimalMark } : { digits })
  if (parsed.problem !== 'AMBIGUOUS') return { ...parsed, readings: null }
  const [whole, decimal] = [readAs('whole', text, digits), readAs('decimal', text, digits)]
  if (whole.amount !== null && decimal.amount !== null)
    return { ...parsed, readings: [whole.amount, decimal.amount] }
  return { ...(whole.amount === null ? decimal : whole), readings: null }
}

function readAs(meaning: 'whole' | 'decimal', text: string, digits: number): ParsedAmount {
  const mark = text.includes(',') ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  if (meaning === 'whole') return parseAmount(text, { digits, decimalMark: other })
  // Three decimals that end in zeros are the same amount with fewer.
  return parseAmount(text.replace(/0+(\D*)$/, '$1'), { digits, decimalMark: mark })
}
