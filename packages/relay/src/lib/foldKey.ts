/**
 * A key as the most lenient reader sees it: hyphens, underscores and what cannot be seen make no difference, nor does case, also where
 * Unicode folds a letter outside ASCII to one inside it (the long s, the Kelvin sign).
 */
export function foldKey(key: string): string {
  return key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-_\p{C}]/gu, '')
}
