/** Takes accents, case and punctuation off, so that `Crédit` is found by `credit` and `GTBank` by `gt bank`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
