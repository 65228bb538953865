import { toPlainText } from '@onlend/core/internal'

/** An exponent with a sign, as spreadsheets write it, or one digit before the mark: `12E4` can be a reference. */
const scientific = /^[+-]?(?:\d+(?:[.,٫]\d+)?(?:E[+-]|[×*]10\^?[+-]?)\d+|\d[.,٫]\d+E\d+)$/i
/** A spreadsheet keeps fifteen digits of a number and writes zeros for the others. */
const rounded = /^\d{15}0{3,}$/

/**
 * Whether a program has cut a number or a code: `2.2E+10`, zeros from the sixteenth digit on, or dots where letters were. The file does not hold the parts
 * that are gone.
 */
export function isShortened(text: string): boolean {
  // Most cells: neither an exponent nor dots, and fewer digits.
  if (text.length < 18 && !/[e×*…．.]/i.test(text) && !/[^\x20-\x7e]/.test(text)) return false
  const plain = toPlainText(text).replace(/\s/g, '')
  return scientific.test(plain) || rounded.test(plain) || /\w.*\.{2,}$/.test(plain)
}
