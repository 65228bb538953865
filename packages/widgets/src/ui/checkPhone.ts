import { toPhoneNumber } from '@onlend/core/internal'
import {
  type CountryCode,
  type MetadataJson,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import { phoneMetadata } from './phoneMetadata.ts'

/** The reason why a number looks wrong; the person can send it nevertheless. */
export type PhoneWarning = 'TOO_SHORT' | 'TOO_LONG' | 'UNLIKELY' | 'OTHER_COUNTRY'

export type PhoneReading = {
  warning: PhoneWarning | null
  /** The number as it was understood, in international form. */
  readAs: string | null
}

const nothingToSay: PhoneReading = { warning: null, readAs: null }

/**
 * Reads a mobile number the way a person of that country writes it: shown is the very number that is sent. Carriers are not checked: numbers
 * move between them, and new prefixes come before any list knows them.
 */
export function checkPhone(text: string, country: string): PhoneReading {
  const sent = toPhoneNumber(text, country)
  if (sent.country === null || sent.number.replace(/\D/g, '').length < 5) return nothingToSay
  // A cast with a reason: the countries of the numbering plans are those of the metadata.
  const code = sent.country as CountryCode
  // The library's type wants its own metadata type; the data are cut from its own file.
  const metadata = phoneMetadata as MetadataJson
  const length = validatePhoneNumberLength(sent.number, code, metadata)
  if (length === 'TOO_SHORT') return { warning: 'TOO_SHORT', readAs: null }
  if (length === 'TOO_LONG') return { warning: 'TOO_LONG', readAs: null }
  const number = sent.isValid ? parsePhoneNumberFromString(sent.number, code, metadata) : undefined
  if (!number) return { warning: 'UNLIKELY', readAs: null }
  const readAs = number.formatInternational()
  if (number.country !== undefined && number.country !== code) return { warning: 'OTHER_COUNTRY', readAs }
  return { warning: number.isValid() ? null : 'UNLIKELY', readAs }
}
