import { toPlainText } from '../text/toPlainText.ts'

/** An account or phone number in the spellings that equal ones share. */
type FoldedDestination = {
  /** As the number of a bank account: each digit and letter counts. */
  account: string
  /** As the number of a mobile-money account: the digits of the subscriber alone, marked so that they equal no bank account. */
  mobile: string
}

/** Calling codes of Africa: `2` and two digits, but for Egypt and South Africa. Without a sign before it, a code is one where a whole number follows. */
const callingCode = /^(?:(?:\+|00)(?:2[1-69]\d|2[07])|2[1-69]\d(?=\d{7})|2[07](?=\d{9}))/

/**
 * Folds an account or phone number; `null` where there is none. An operation knows by its method which of the two spellings is its own; a settlement
 * event is about an operation whose spelling is one of the event's two.
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
