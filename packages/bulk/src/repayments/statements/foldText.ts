import { toPlainText } from '@onlend/core/internal'

/** Text for comparing: without accents, in small letters, blanks of any kind and number as one. */
export function foldText(text: string): string {
  return toPlainText(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
}
