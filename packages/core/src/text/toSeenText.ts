import { withoutHidden } from './withoutHidden.ts'

const onlyAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{M}\p{Co}\u2800]/u

/**
 * Writes a name or a sentence as it is sent: without the characters that `withoutHidden` removes, except tabs and line ends, and without blanks
 * around it. Joiners inside words, which some scripts need, stay. A text without a visible character becomes empty.
 *
 * @example
 * toSeenText(' \u202eAda\u0000 ') // 'Ada'
 * toSeenText('\u3164\u200d') // ''
 */
export function toSeenText(text: string): string {
  // The fast path for nearly every cell of a file.
  if (onlyAscii.test(text)) return text
  const plain = text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\t\r\n]+/g, (line) => withoutHidden(line))
    .trim()
  return seen.test(plain) ? plain : ''
}
