/** Writes a share as a whole percentage, such as `42 %`; only for drawings and their words, never for rates. */
export function formatPercent(ratio: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(ratio)
}
