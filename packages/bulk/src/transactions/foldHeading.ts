/** Folds a heading for comparison: no accents, signs, capitals and double blanks; `amountDue` and `amount_due` are `amount due`. */
export function foldHeading(text: string): string {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
