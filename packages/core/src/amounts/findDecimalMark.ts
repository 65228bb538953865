/** The mark before the decimals in a locale, or `undefined` where it is neither point nor comma. */
export function findDecimalMark(locale: string | undefined): '.' | ',' | undefined {
  if (locale === undefined) return undefined
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  const mark = parts.find((part) => part.type === 'decimal')?.value
  return mark === '.' || mark === ',' ? mark : undefined
}
