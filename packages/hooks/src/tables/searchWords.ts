import { foldText } from './foldText.ts'

/**
 * The words that a row must hold all of, accents and case off. A number is looked for without its leading zeros, so that
 * `0803 123` finds `+234 803 123`.
 */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^0+(?=\d{3,}$)/, ''))
}
