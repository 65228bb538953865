import { toFormatLocale } from '../locale/toFormatLocale.ts'
import { toSoundLocale } from '../locale/toSoundLocale.ts'

/** The mark before the decimals in a locale, or `undefined` when it is neither point nor comma. */
export function findDecimalMark(locale: string | undefined): '.' | ',' | undefined {
  if (locale === undefined) return undefined
  const parts = new Intl.NumberFormat(toFormatLocale(toSoundLocale(locale) ?? 'en'), {
    numberingSystem: 'latn',
  }).formatToParts(1.5)
  const mark = parts.find((part) => part.type === 'decimal')?.value
  return mark === '.' || mark === ',' ? mark : undefined
}
