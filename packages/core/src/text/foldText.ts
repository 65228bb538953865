const plain = /^[\x20-\x7e\n]*$/
const marks = /\p{M}+/gu

/** Removes accents and case. A plain name, as most are, takes one test and one copy. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(marks, '').toLowerCase()
}
