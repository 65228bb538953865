/** Takes accents, case and punctuation off, so that `Crédit` is found by `credit` and `GTBank` by `gt bank`. */
export function foldText(text: string): string {
  // Most names are plain letters, which take a tenth of the time.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
