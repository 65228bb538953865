import { toPlainText } from '@onlend/core/internal'

/** Folds text for comparison: no accents, small letters, any run of blanks as one. */
export function foldBlanks(text: string): string {
  return toPlainText(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
}
