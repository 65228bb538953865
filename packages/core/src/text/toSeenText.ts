const hiddenSet =
  '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Surrogate}\\u061c\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'
const hidden = new RegExp(`[${hiddenSet}]`, 'gu')
const hiddenInLines = new RegExp(`(?![\\t\\r\\n])[${hiddenSet}]`, 'gu')
const onlyAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{Co}\u2800]/u

/** Takes out control characters, line and paragraph separators, halves of pairs, and marks that turn the direction of what follows or are not seen. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}

/**
 * Writes a name or a sentence as it is sent: what `withoutHidden` takes out is gone but for tabs and line ends, and so are blanks around it. Joiners
 * inside of words, which some scripts need, stay. A text in which nothing can be seen is empty.
 *
 * @example
 * toSeenText(' \u202eAda\u0000 ') // 'Ada'
 * toSeenText('\u3164\u200d') // ''
 */
export function toSeenText(text: string): string {
  // Nearly every cell of a file.
  if (onlyAscii.test(text)) return text
  const plain = text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(hiddenInLines, '')
    .trim()
  return seen.test(plain) ? plain : ''
}
