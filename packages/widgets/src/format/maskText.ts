import type { PersonalDataKind } from '@onlend/hooks/internal'

/** The visible part of a hidden value. */
export type MaskedText = {
  /** Dots and what is left of the value, for eyes. */
  text: string
  /** The last four figures alone, for words; `null` where none are shown. */
  end: string | null
}

const dots = '••••'

/**
 * Hides a value, so that its owner still recognises it: the last four figures of a number, the first letter and the domain of an
 * e-mail address, no part of a date or any other text. The number of dots does not depend on the length.
 */
export function maskText(kind: PersonalDataKind, value: string): MaskedText {
  if (kind === 'email') return { text: maskEmail(value), end: null }
  if (kind === 'date' || kind === 'text') return { text: dots + dots, end: null }
  const figures = value.replace(/[^\p{L}\p{N}]/gu, '')
  // Four of seven would be most of it.
  if (figures.length < 8) return { text: dots + dots, end: null }
  const end = figures.slice(-4)
  return { text: `${dots}\u00a0${end}`, end }
}

function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return dots + dots
  const first = at < 3 ? '' : [...address][0]
  return `${first}${dots}${address.slice(at)}`
}
