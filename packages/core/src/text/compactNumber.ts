import { toPlainText } from './toPlainText.ts'

const separators = /[\s().·\p{Pd}\u2212]/gu

/**
 * Reads an account, phone or identity number as it is sent: plain digits of one script, without separators; zeros and letters stay.
 *
 * @example
 * compactNumber('\u202a(0803) 123–4567\u202c') // '08031234567'
 */
export function compactNumber(text: string): string {
  return toPlainText(text).replace(separators, '')
}
