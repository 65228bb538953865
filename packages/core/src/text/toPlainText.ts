const onlyAscii = /^[\x20-\x7e]*$/
/** Runs of characters without superscripts, fractions and circled figures, which are no digits; NFKC would turn some of them into digits. */
const withoutOtherNumbers = /\P{No}+/gu
const unseen = /\p{Default_Ignorable_Code_Point}+/gu
const otherDigit = /(?![0-9])\p{Nd}/gu
const digit = /\p{Nd}/u

/**
 * Writes the characters of a typed, pasted or imported number in their plainest form: NFKC, decimal digits of every script as `0` to `9`, and no
 * invisible characters, such as the marks of direction that contacts and PDF files put around a number.
 *
 * @example
 * toPlainText('\u202a٠٨٠٣ １２３\u202c') // '0803 123'
 */
export function toPlainText(text: string): string {
  // The fast path for nearly every cell of a file.
  if (onlyAscii.test(text)) return text
  return text
    .replace(withoutOtherNumbers, (run) => run.normalize('NFKC'))
    .replace(unseen, '')
    .replace(otherDigit, (found) => String(digitValue(found)))
}

/** Unicode keeps the ten digits of a script in one run that starts with its zero. */
function digitValue(found: string): number {
  const code = found.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
