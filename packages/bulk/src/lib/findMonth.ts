/** Names of months, or their first letters, in English, French, Portuguese and Swahili; folded. */
const months: readonly RegExp[] = [
  ...[/^jan/, /^(?:feb|fev)/, /^(?:mar|mac)/, /^(?:apr|avr|abr)/, /^(?:may|mai|mei)/, /^(?:jun|juin)/],
  ...[/^(?:jul|juil)/, /^(?:aug|aou|ago)/, /^(?:sep|set)/, /^(?:oct|out|okt)/, /^nov/, /^(?:dec|dez|des)/],
]

/** The number of a month by its name without accents and capitals; 0 for any other text. */
export function findMonth(name: string): number {
  return months.findIndex((month) => month.test(name)) + 1
}
