import {
  type CountryCode,
  type MetadataJson,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import { phoneMetadata } from './phoneMetadata.ts'

/** What is odd about a number; the person may send it all the same. */
export type PhoneWarning = 'TOO_SHORT' | 'TOO_LONG' | 'UNLIKELY' | 'OTHER_COUNTRY'

export type PhoneReading = {
  warning: PhoneWarning | null
  /** The number as it was understood, in international form. */
  readAs: string | null
}

/** The API's country names, lower case, as ISO codes. */
const codes: Record<string, CountryCode> = {
  benin: 'BJ',
  'burkina faso': 'BF',
  cameroon: 'CM',
  "cote d'ivoire": 'CI',
  'democratic republic of the congo': 'CD',
  egypt: 'EG',
  ethiopia: 'ET',
  gambia: 'GM',
  ghana: 'GH',
  guinea: 'GN',
  'ivory coast': 'CI',
  kenya: 'KE',
  liberia: 'LR',
  malawi: 'MW',
  mali: 'ML',
  morocco: 'MA',
  mozambique: 'MZ',
  niger: 'NE',
  nigeria: 'NG',
  rwanda: 'RW',
  senegal: 'SN',
  'sierra leone': 'SL',
  'south africa': 'ZA',
  tanzania: 'TZ',
  togo: 'TG',
  uganda: 'UG',
  zambia: 'ZM',
}

const nothingToSay: PhoneReading = { warning: null, readAs: null }

/**
 * Reads a mobile number the way a person of that country writes it. Carriers are not checked: numbers move between them,
 * and new prefixes come before any list knows them.
 */
export function checkPhone(text: string, country: string): PhoneReading {
  const code = codes[country.toLowerCase()]
  const digits = text.replace(/\D/g, '')
  if (!code || digits.length < 5) return nothingToSay
  // The library's type wants its own metadata type; the data are cut from its own file.
  const metadata = phoneMetadata as MetadataJson
  const length = validatePhoneNumberLength(text, code, metadata)
  if (length === 'TOO_SHORT') return { warning: 'TOO_SHORT', readAs: null }
  if (length === 'TOO_LONG') return { warning: 'TOO_LONG', readAs: null }
  const number = parsePhoneNumberFromString(text, code, metadata)
  if (!number) return { warning: 'UNLIKELY', readAs: null }
  const readAs = number.formatInternational()
  if (number.country !== undefined && number.country !== code) return { warning: 'OTHER_COUNTRY', readAs }
  return { warning: number.isValid() ? null : 'UNLIKELY', readAs }
}
