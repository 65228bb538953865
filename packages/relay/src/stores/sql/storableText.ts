/** Halves of surrogate pairs; with the `u` flag, whole pairs are one character of another class. */
const halves = /\p{Surrogate}/gu

/**
 * Text as PostgreSQL can hold it: U+FFFD stands for every NUL and for every half of a surrogate pair. Replaced and not left out, so that no
 * id becomes another existing one.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\ufffd').replace(halves, '\ufffd')
}
