import { toPlainText } from '../text/toPlainText.ts'

/** An account or phone number in the spellings that equal numbers share. */
type FoldedDestination = {
  /** The spelling of a bank account number: each digit and letter counts. */
  account: string
  /** The spelling of a mobile-money number: the subscriber's digits alone, with a mark so that they equal no bank account. */
  mobile: string
}

/** The calling codes of Africa: `2` and two digits, except Egypt and South Africa. Digits without `+` or `00` count as a code only before a whole number. */
const callingCode = /^(?:(?:\+|00)(?:2[1-69]\d|2[07])|2[1-69]\d(?=\d{7})|2[07](?=\d{9}))/

/**
 * Folds an account or phone number; `null` without one. The method of an operation selects one of the two spellings; a settlement
 * event matches an operation whose spelling is one of the event's two.
 *
 * @example
 * foldDestination('0123-456 789') // { account: '0123456789', mobile: 'mobile:123456789' }
 * foldDestination('+233 24 412 3456') // { account: '233244123456', mobile: 'mobile:244123456' }
 */
export function foldDestination(value: unknown): FoldedDestination | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const plain = toPlainText(String(value))
    .replace(/[^0-9A-Za-z*+]/g, '')
    .toUpperCase()
  const account = plain.replaceAll('+', '')
  if (account === '') return null
  const subscriber = plain.replace(callingCode, '').replace(/^[+0]+(?=.)/, '')
  return { account, mobile: `mobile:${subscriber}` }
}
