import type { Amount } from '@onlend/core'
import { toFormatLocale, toSoundLocale } from '@onlend/core/internal'
import { type AmountFormat, readAmount } from './readAmount.ts'

/** Writes an amount with the grouping of the viewer's locale, or plainly where `readAmount` would not read the same amount back. */
export function writeAmount(amount: Amount, format: AmountFormat): string {
  if (format.locale === undefined) return amount
  const minimumFractionDigits = amount.includes('.') ? format.digits : 0
  const options = { numberingSystem: 'latn', minimumFractionDigits, maximumFractionDigits: format.digits }
  // `format` takes the text itself: a number would lose digits.
  const written = new Intl.NumberFormat(toFormatLocale(toSoundLocale(format.locale) ?? 'en'), options).format(
    amount,
  )
  const read = readAmount(written, format).amount
  return read !== null && withoutTrailingZeros(read) === withoutTrailingZeros(amount) ? written : amount
}

function withoutTrailingZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
}
