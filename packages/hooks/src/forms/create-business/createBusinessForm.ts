import { createBusinessOperation } from '@onlend/core/operations'
import { otherChoice } from './otherChoice.ts'
import { toBusiness } from './toBusiness.ts'
import { choice } from '../define-form/choice.ts'
import { type FormErrorCode, type FormValues, defineForm } from '../define-form/defineForm.ts'
import { email } from '../define-form/email.ts'
import { phone } from '../define-form/phone.ts'
import { place } from '../define-form/place.ts'
import { text } from '../define-form/text.ts'
import { toSnakeNames } from '../../lib/toSnakeNames.ts'
import { tick } from '../define-form/tick.ts'
import { when } from '../define-form/when.ts'

/** The values of the form: texts, and ticks that save a person from typing the same text twice. */
export type CreateBusinessValues = FormValues<typeof createBusinessForm>

/** The name of a field. */
export type CreateBusinessFieldName = keyof CreateBusinessValues

/** The mistake in a field. The view has the words for it. */
export type CreateBusinessErrorCode =
  | FormErrorCode<typeof createBusinessForm>
  /** The lender refused the value: `error.serviceMessage` has the reason. */
  | 'REFUSED'

/** The fields with a list of choices that the service leaves open. */
export type BusinessChoice = 'industry' | 'sector' | 'companySize' | 'yearsOfOperations'

/** The options of each choice, in order. */
export type BusinessOptions = Readonly<
  Record<BusinessChoice, readonly { value: string; label: string | null }[]>
>

/** A country by its ISO 3166-1 code, alone or with the English name that the service receives. */
export type BusinessCountry = string | { code: string; name: string }

/** The review of the business: exactly the values that the form sends, except that the countries are ISO 3166-1 codes. */
export type CreateBusinessReview = { [Name in BusinessTextName]: string }

type BusinessContext = {
  options: BusinessOptions
  countries: readonly BusinessCountry[] | undefined
  countryCompat: 'names' | 'short' | 'both'
  /** Whether a draft keeps the phone number. */
  keepsPhone: boolean
}

const offered = (name: BusinessChoice) =>
  choice(({ options }: BusinessContext) => options[name].map(({ value }) => value), { kind: 'cards' })
/** A text with a name or a place; the input follows the direction of the typed letters. */
const named = (autoComplete?: string) =>
  text({
    input: { autoCapitalize: 'words', dir: 'auto', ...(autoComplete !== undefined && { autoComplete }) },
  })
const latin = { spellCheck: false, dir: 'ltr' } as const

const fields = {
  businessName: named('organization'),
  /** The registered name is the business name: the form does not ask for `companyName`. */
  sameCompanyName: tick(),
  companyName: named(),
  industry: offered('industry'),
  /** The typed industry where `industry` is `other`; the same for the three choices below. */
  industryOther: text(),
  sector: offered('sector'),
  sectorOther: text(),
  ...place({ isShort: true }, { companySize: offered('companySize') }),
  companySizeOther: text(),
  ...place({ isShort: true }, { yearsOfOperations: offered('yearsOfOperations') }),
  yearsOfOperationsOther: text(),
  taxId: text({ input: { ...latin, autoCapitalize: 'characters' } }),
  /** The web address; the form adds `https://` to one without a scheme. */
  website: text({
    clean: (seen) => completeWebsite(seen) ?? seen,
    check: (address) => (completeWebsite(address) === null ? 'WEBSITE_INVALID' : null),
    input: { ...latin, autoCapitalize: 'none', inputMode: 'url', autoComplete: 'url' },
  }),
  description: text({
    ...{ kind: 'paragraph', optional: true },
    input: { autoCapitalize: 'sentences', dir: 'auto' },
  }),
  ...place(
    { group: 'address' },
    {
      /** The country in which the business works: the ISO 3166-1 code in capitals, such as `NG`. */
      country: text({ kind: 'country' }),
      /** The business is registered in `country`: the form does not ask for `registeredCountry`. */
      sameRegisteredCountry: tick({ ticked: true }),
      /** ISO 3166-1 code in capitals. */
      registeredCountry: text({ kind: 'country' }),
      ...place(
        { isShort: true },
        { registeredState: named('address-level1'), registeredCity: named('address-level2') },
      ),
      registeredStreet: named('address-line1'),
    },
  ),
  ...place(
    { group: 'contact' },
    {
      ...place({ isShort: true }, { firstName: named('given-name'), lastName: named('family-name') }),
      email: email({ autoComplete: 'email' }),
      /** Customers write to `email` too: the form does not ask for `supportEmail`. */
      sameSupportEmail: tick({ ticked: true }),
      supportEmail: email(),
      /** The phone number, which `toBusiness` reads again in the chosen country. */
      phone: phone({ invalid: 'PHONE_INVALID' }),
    },
  ),
}

/** The name of a field that the review shows. */
export type BusinessTextName = Exclude<keyof typeof fields, `same${string}` | `${string}Other`>

/**
 * The fields of a new business, on two pages; the third page has no fields and shows the values. The API document gives no formats for them
 * (Partner API, Endpoint 1).
 */
export const createBusinessForm = defineForm<BusinessContext>()(createBusinessOperation, {
  fields,
  // The typed fields are neighbours, so that a phone's “next” key leads from one to the other.
  pages: ({ sameCompanyName, sameRegisteredCountry, sameSupportEmail, ...values }) => {
    const own = (name: BusinessChoice) => when(values[name] === otherChoice, `${name}Other`)
    return [
      [
        ...when(true, 'businessName', 'sameCompanyName'),
        ...when(!sameCompanyName, 'companyName'),
        ...when(true, 'taxId', 'website', 'industry'),
        ...[...own('industry'), 'sector' as const, ...own('sector')],
        ...['companySize' as const, ...own('companySize')],
        ...['yearsOfOperations' as const, ...own('yearsOfOperations'), 'description' as const],
      ],
      [
        ...when(true, 'country', 'sameRegisteredCountry'),
        ...when(!sameRegisteredCountry, 'registeredCountry'),
        ...when(true, 'registeredState', 'registeredCity', 'registeredStreet'),
        ...when(true, 'firstName', 'lastName', 'email', 'sameSupportEmail'),
        ...when(!sameSupportEmail, 'supportEmail'),
        'phone',
      ],
      [],
    ]
  },
  toInput: (sent, { countries, countryCompat }) => {
    const { country, registeredCountry, description, taxId, phone: number, ...business } = toBusiness(sent)
    const names = { country_name: englishCountryName(country, countries), country_short_name: country }
    return {
      ...toSnakeNames(business),
      ...(countryCompat === 'short' ? {} : names),
      ...(countryCompat === 'names' ? {} : { country }),
      company_description: description,
      tax_identification_number: taxId,
      phone_number: number,
      registered_country: englishCountryName(registeredCountry, countries),
    }
  },
  // The business to send, except for the countries: the view names them in its own language.
  toReview: (_input, _values, _context, sent): CreateBusinessReview => toBusiness(sent),
  toDraft: ({ keepsPhone }, names) => ({
    version: 2,
    keep: keepsPhone ? names : names.filter((name) => name !== 'phone'),
    choices: ['sameCompanyName', 'sameRegisteredCountry', 'sameSupportEmail'],
  }),
})

/** Adds the scheme that people leave out: `shop.example` is `https://shop.example`. `null` for a text that is no web address. */
function completeWebsite(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  try {
    const { protocol, hostname, username } = new URL(address)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    // `new URL` alone would accept spaces and a single word.
    const isNamed = /^[^.]+(?:\.[^.]+)+$/.test(hostname) && !/\s/.test(typed)
    return isWeb && isNamed && username === '' ? address : null
  } catch {
    // The text is no address.
    return null
  }
}

/** The names for addresses, for countries whose English name in browsers is unusual in an address. */
const plainNames: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  ST: 'Sao Tome and Principe',
}

/** A country's English name for the service, in every language of the form: the host's name, else the usual one. */
function englishCountryName(code: string, countries: readonly BusinessCountry[] = []): string {
  for (const country of countries) {
    if (typeof country === 'object' && country.code === code) return country.name
  }
  try {
    return plainNames[code] ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // The host gave no country code: its text goes to the service unchanged.
    return code
  }
}
