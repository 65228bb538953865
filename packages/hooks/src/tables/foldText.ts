const plain = /^[\x20-\x7e]*$/

/** Takes accents and case off. Most names are plain already, and then this is one look and one copy. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
