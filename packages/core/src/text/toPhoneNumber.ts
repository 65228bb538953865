import { compactNumber } from './compactNumber.ts'
import { toPlainText } from './toPlainText.ts'

/** By ISO code: the calling code, the numbers behind it, and whether people put a zero before them inside the country. */
const plans: Readonly<Record<string, readonly [code: string, numbers: RegExp, hasZero: boolean]>> = {
  BF: ['226', /^[024-7]\d{7}$/, false],
  BJ: ['229', /^01\d{8}$/, false],
  CD: ['243', /^(?:[189]\d{8}|5\d{9}|2\d{7}|[1-68]\d{6})$/, true],
  CI: ['225', /^[02]\d{9}$/, false],
  CM: ['237', /^[26]\d{8}$/, false],
  EG: ['20', /^(?:[189]\d{8,9}|[24-6]\d{8}|[135]\d{7})$/, true],
  ET: ['251', /^(?:11|[2-57-9]\d)\d{7}$/, true],
  GH: ['233', /^[235]\d{8}$/, true],
  GM: ['220', /^(?:[48]\d{8}|[2-9]\d{6})$/, false],
  GN: ['224', /^(?:722\d{6}|(?:3|6\d)\d{7})$/, false],
  KE: ['254', /^(?:[17]\d{8}|20\d{6,7}|[4-6]\d{6,8})$/, true],
  LR: ['231', /^(?:(?:[2457]\d|33|88)\d{7}|(?:2\d|[4-6])\d{6})$/, true],
  MA: ['212', /^[5-8]\d{8}$/, true],
  ML: ['223', /^[24-9]\d{7}$/, false],
  MW: ['265', /^(?:(?:[1289]\d|31|77)\d{7}|1\d{6})$/, true],
  MZ: ['258', /^(?:2|8\d)\d{7}$/, false],
  NE: ['227', /^[027-9]\d{7}$/, false],
  NG: ['234', /^(?:20|[789]\d)\d{8}$/, true],
  RW: ['250', /^(?:06|[27]\d\d)\d{6}$/, true],
  SL: ['232', /^(?:[237-9]\d|66)\d{6}$/, true],
  SN: ['221', /^(?:[378]\d|93)\d{7}$/, false],
  TG: ['228', /^[279]\d{7}$/, false],
  TZ: ['255', /^(?:[25-8]\d|41)\d{7}$/, true],
  UG: ['256', /^(?:[29]0|[347]\d)\d{7}$/, true],
  ZA: ['27', /^[1-8]\d{8}$/, true],
  ZM: ['260', /^(?:21|[579]\d|63)\d{7}$/, true],
}

/** The service's names of countries, in small letters. */
const names: Readonly<Record<string, string>> = {
  benin: 'BJ',
  'burkina faso': 'BF',
  cameroon: 'CM',
  "cote d'ivoire": 'CI',
  "côte d'ivoire": 'CI',
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

/** A phone number as it is sent and shown. */
export type PhoneNumber = {
  /** E.164 for a valid number, else the typed number without separators. */
  number: string
  /** Whether the country's numbering plan has the number. */
  isValid: boolean
  /** ISO code of the country in which the number is typed; `null` when it is not known. */
  country: string | null
}

/**
 * Reads a phone number as a person of a country writes it; `country` is an ISO code or the service's name.
 *
 * @example
 * toPhoneNumber('+233 (0)24 412 3456') // { number: '+233244123456', isValid: true, country: null }
 * toPhoneNumber('024 412 3456', 'ghana') // { number: '+233244123456', isValid: true, country: 'GH' }
 */
export function toPhoneNumber(text: string, country = ''): PhoneNumber {
  const code = findCode(country)
  const number = readNumber(text, code)
  return { number: number ?? withoutZero(text), isValid: number !== null, country: code }
}

function findCode(country: string): string | null {
  const name = country.trim().toLowerCase()
  const code = Object.hasOwn(names, name) ? (names[name] ?? null) : country.trim().toUpperCase()
  return code !== null && Object.hasOwn(plans, code) ? code : null
}

/** `(0)` is dialled inside of the country only. */
function withoutZero(text: string): string {
  const plain = toPlainText(text)
  return compactNumber(/^\s*(?:\+|00)/.test(plain) ? plain.replace(/\(\s*0\s*\)/, '') : plain)
}

function readNumber(text: string, country: string | null): string | null {
  const typed = withoutZero(text).replace(/^00(?=[1-9])/, '+')
  if (!/^\+?\d{5,15}$/.test(typed)) return null
  if (!typed.startsWith('+')) {
    const plan = country === null ? undefined : plans[country]
    if (!plan) return null
    return inPlan(typed, plan) ?? behindCode(typed, plan)
  }
  for (const plan of Object.values(plans)) {
    const found = behindCode(typed.slice(1), plan)
    if (found !== null) return found
  }
  return null
}

type Plan = readonly [code: string, numbers: RegExp, hasZero: boolean]

function inPlan(digits: string, [code, numbers, hasZero]: Plan): string | null {
  const bare = hasZero ? digits.replace(/^0/, '') : digits
  const found = [bare, digits].find((one) => numbers.test(one))
  return found === undefined ? null : `+${code}${found}`
}

function behindCode(digits: string, plan: Plan): string | null {
  const [code] = plan
  return digits.startsWith(code) ? inPlan(digits.slice(code.length), plan) : null
}
