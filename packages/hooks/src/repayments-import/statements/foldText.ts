/** Text for comparing: without accents, in small letters, blanks of any kind and number as one. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
}
