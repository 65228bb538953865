import { createBusinessOperation } from '@onlend/core/operations'
import { toSnakeNames } from '../../lib/toSnakeNames.ts'
import { choice } from '../define-form/choice.ts'
import { defineForm } from '../define-form/defineForm.ts'
import { email } from '../define-form/email.ts'
import { phone } from '../define-form/phone.ts'
import { place } from '../define-form/place.ts'
import { text } from '../define-form/text.ts'
import { tick } from '../define-form/tick.ts'
import type {
  BusinessChoice,
  BusinessCountry,
  BusinessOptions,
  CreateBusinessReview,
} from './createBusinessFormTypes.ts'
import { englishCountryName } from './englishCountryName.ts'
import { otherChoice } from './otherChoice.ts'
import { toBusiness } from './toBusiness.ts'

type BusinessContext = {
  options: BusinessOptions
  countries: readonly BusinessCountry[] | undefined
  countryCompat: 'names' | 'short' | 'both'
  /** Whether a draft keeps the phone number. */
  keepsPhone: boolean
}

const offered = (name: BusinessChoice) =>
  choice(({ options }: BusinessContext) => options[name].map(({ value }) => value), { kind: 'cards' })
/** A name or a place goes in the direction of what is typed. */
const named = (autoComplete?: string) =>
  text({
    input: { autoCapitalize: 'words', dir: 'auto', ...(autoComplete !== undefined && { autoComplete }) },
  })
const latin = { spellCheck: false, dir: 'ltr' } as const

const fields = {
  businessName: named('organization'),
  /** The registered name is the business name: `companyName` is not asked for. */
  sameCompanyName: tick(),
  companyName: named(),
  industry: offered('industry'),
  /** Typed where `industry` is `other`; alike for the three choices below. */
  industryOther: text(),
  sector: offered('sector'),
  sectorOther: text(),
  ...place({ isShort: true }, { companySize: offered('companySize') }),
  companySizeOther: text(),
  ...place({ isShort: true }, { yearsOfOperations: offered('yearsOfOperations') }),
  yearsOfOperationsOther: text(),
  taxId: text({ input: { ...latin, autoCapitalize: 'characters' } }),
  /** Completed with `https://` where none was typed. */
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
      /** ISO 3166-1 code in capitals, such as `NG`: where the business works. */
      country: text({ kind: 'country' }),
      /** The business is registered in `country`: `registeredCountry` is not asked for. */
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
      /** Customers write to `email` too: `supportEmail` is not asked for. */
      sameSupportEmail: tick({ ticked: true }),
      supportEmail: email(),
      /** Read once more by `toBusiness`, in the country that was chosen. */
      phone: phone({ invalid: 'PHONE_INVALID' }),
    },
  ),
}

/** The name of a field that is read back. */
export type BusinessTextName = Exclude<keyof typeof fields, `same${string}` | `${string}Other`>

/**
 * All that a new business asks a person, on two pages; the third has no fields, it reads back. The service has no formats of its own
 * (Partner API, Endpoint 1).
 */
export const createBusinessForm = defineForm<BusinessContext>()(createBusinessOperation, {
  fields,
  // The typed fields stand together, so that a phone's “next” key leads from one to the other.
  pages: (values) => {
    const withOther = (name: BusinessChoice) =>
      values[name] === otherChoice ? ([name, `${name}Other`] as const) : [name]
    return [
      [
        ...(['businessName', 'sameCompanyName'] as const),
        ...(values.sameCompanyName ? [] : (['companyName'] as const)),
        ...(['taxId', 'website'] as const),
        ...withOther('industry'),
        ...withOther('sector'),
        ...withOther('companySize'),
        ...withOther('yearsOfOperations'),
        'description',
      ],
      [
        ...(['country', 'sameRegisteredCountry'] as const),
        ...(values.sameRegisteredCountry ? [] : (['registeredCountry'] as const)),
        ...(['registeredState', 'registeredCity', 'registeredStreet'] as const),
        ...(['firstName', 'lastName', 'email', 'sameSupportEmail'] as const),
        ...(values.sameSupportEmail ? [] : (['supportEmail'] as const)),
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
  // The very business that is sent, but for the countries, which the view names in its own language.
  toReview: (_input, _values, _context, sent): CreateBusinessReview => toBusiness(sent),
  toDraft: ({ keepsPhone }, names) => ({
    version: 2,
    keep: keepsPhone ? names : names.filter((name) => name !== 'phone'),
    choices: ['sameCompanyName', 'sameRegisteredCountry', 'sameSupportEmail'],
  }),
})

/** A web address with its scheme, which people leave out: `shop.example` is `https://shop.example`. `null` for what is no web address. */
function completeWebsite(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  try {
    const { protocol, hostname, username } = new URL(address)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    // A browser's own reading would take spaces and a mere word.
    const isNamed = /^[^.]+(?:\.[^.]+)+$/.test(hostname) && !/\s/.test(typed)
    return isWeb && isNamed && username === '' ? address : null
  } catch {
    // Not an address at all.
    return null
  }
}
