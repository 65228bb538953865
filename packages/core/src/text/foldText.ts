const plain = /^[\x20-\x7e\n]*$/
const marks = /\p{M}+/gu

/** Takes accents and case off. Most names are plain already, and then this is one look and one copy. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(marks, '').toLowerCase()
}
