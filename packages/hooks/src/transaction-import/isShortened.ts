const digits = String.raw`\p{Nd}+`
const mark = String.raw`[.,\u066b]`
/** With the sign that spreadsheets write, or with one digit before the mark: `12E4` may be a reference. */
const scientific = new RegExp(
  `^[+-]?(?:${digits}(?:${mark}${digits})?(?:E[+-]|[×*]10\\^?[+-]?)${digits}|\\p{Nd}${mark}${digits}E${digits})$`,
  'iu',
)
/** A spreadsheet keeps fifteen digits of a number and writes zeros for the others. */
const rounded = /^\p{Nd}{15}0{3,}$/u

/**
 * Whether a program has cut a number or a code: `2.2E+10`, zeros from the sixteenth digit on, or dots where letters were. The parts that are gone stand
 * nowhere in the file.
 */
export function isShortened(text: string): boolean {
  // Nearly every cell: neither an exponent nor dots, and no number of so many digits.
  if (text.length < 18 && !/[e×*…．.]/i.test(text) && !/[^\x20-\x7e]/.test(text)) return false
  const folded = text.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
  return scientific.test(folded) || rounded.test(folded) || /\w.*\.{2,}$/.test(folded)
}
