import { createBusinessOperation } from '@onlend/core/operations'
import { choice } from '../define-form/choice.ts'
import { defineForm } from '../define-form/defineForm.ts'
import { phone } from '../define-form/phone.ts'
import { text } from '../define-form/text.ts'
import { tick } from '../define-form/tick.ts'
import { completeWebsite } from './completeWebsite.ts'
import type {
  BusinessChoice,
  BusinessCountry,
  BusinessOptions,
  CreateBusinessReview,
} from './createBusinessFormTypes.ts'
import { englishCountryName } from './englishCountryName.ts'
import { otherChoice } from './otherChoice.ts'
import { readBusiness } from './readBusiness.ts'

type BusinessContext = {
  options: BusinessOptions
  countries: readonly BusinessCountry[] | undefined
  countryCompat: 'names' | 'short' | 'both'
  /** Whether a draft keeps the phone number. */
  keepsPhone: boolean
}

const offered = (name: BusinessChoice) =>
  choice(({ options }: BusinessContext) => options[name].map(({ value }) => value))
const email = text({
  check: (typed) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed) ? null : 'EMAIL_INVALID'),
})

/**
 * All that a new business asks a person, on two pages; the third has no fields, it reads back. The service has no formats of its own
 * (Partner API, Endpoint 1).
 */
export const createBusinessForm = defineForm<BusinessContext>()(createBusinessOperation, {
  fields: {
    businessName: text(),
    /** The registered name is the business name: `companyName` is not asked for. */
    sameCompanyName: tick(),
    companyName: text(),
    industry: offered('industry'),
    /** Typed where `industry` is `other`; alike for the three choices below. */
    industryOther: text(),
    sector: offered('sector'),
    sectorOther: text(),
    companySize: offered('companySize'),
    companySizeOther: text(),
    yearsOfOperations: offered('yearsOfOperations'),
    yearsOfOperationsOther: text(),
    taxId: text(),
    website: text({ check: (typed) => (completeWebsite(typed) === null ? 'WEBSITE_INVALID' : null) }),
    description: text({ optional: true }),
    /** ISO 3166-1 code in capitals, such as `NG`: where the business works. */
    country: text({ kind: 'country' }),
    /** The business is registered in `country`: `registeredCountry` is not asked for. */
    sameRegisteredCountry: tick({ ticked: true }),
    /** ISO 3166-1 code in capitals. */
    registeredCountry: text({ kind: 'country' }),
    registeredState: text(),
    registeredCity: text(),
    registeredStreet: text(),
    firstName: text(),
    lastName: text(),
    email,
    /** Customers write to `email` too: `supportEmail` is not asked for. */
    sameSupportEmail: tick({ ticked: true }),
    supportEmail: email,
    /** Read once more by `readBusiness`, in the country that was chosen. */
    phone: phone({ invalid: 'PHONE_INVALID' }),
  },
  // The typed fields stand together, so that a phone's “next” key leads from one to the other.
  pages: (values) => {
    const withOther = (name: BusinessChoice) =>
      values[name] === otherChoice ? ([name, `${name}Other`] as const) : [name]
    return [
      [
        'businessName',
        'sameCompanyName',
        ...(values.sameCompanyName ? [] : (['companyName'] as const)),
        ...(['taxId', 'website'] as const),
        ...withOther('industry'),
        ...withOther('sector'),
        ...withOther('companySize'),
        ...withOther('yearsOfOperations'),
        'description',
      ],
      [
        'country',
        'sameRegisteredCountry',
        ...(values.sameRegisteredCountry ? [] : (['registeredCountry'] as const)),
        ...(['registeredState', 'registeredCity', 'registeredStreet'] as const),
        ...(['firstName', 'lastName', 'email', 'sameSupportEmail'] as const),
        ...(values.sameSupportEmail ? [] : (['supportEmail'] as const)),
        'phone',
      ],
      [],
    ]
  },
  toInput: (typed, { countries, countryCompat }) => {
    const business = readBusiness(typed)
    const { country } = business
    const names = { country_name: englishCountryName(country, countries), country_short_name: country }
    return {
      email: business.email,
      first_name: business.firstName,
      last_name: business.lastName,
      ...(countryCompat === 'short' ? {} : names),
      ...(countryCompat === 'names' ? {} : { country }),
      business_name: business.businessName,
      company_description: business.description,
      industry: business.industry,
      company_size: business.companySize,
      sector: business.sector,
      years_of_operations: business.yearsOfOperations,
      tax_identification_number: business.taxId,
      company_name: business.companyName,
      support_email: business.supportEmail,
      phone_number: business.phone,
      website: business.website,
      registered_country: englishCountryName(business.registeredCountry, countries),
      registered_state: business.registeredState,
      registered_city: business.registeredCity,
      registered_street: business.registeredStreet,
    }
  },
  // The very body that is sent, but for the countries, which the view names in its own language.
  toReview: (body, { country, sameRegisteredCountry, registeredCountry }): CreateBusinessReview => ({
    businessName: body.business_name,
    companyName: body.company_name,
    industry: body.industry,
    sector: body.sector,
    companySize: body.company_size,
    yearsOfOperations: body.years_of_operations,
    taxId: body.tax_identification_number,
    website: body.website,
    description: body.company_description,
    country,
    registeredCountry: sameRegisteredCountry ? country : registeredCountry,
    registeredState: body.registered_state,
    registeredCity: body.registered_city,
    registeredStreet: body.registered_street,
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    supportEmail: body.support_email,
    phone: body.phone_number,
  }),
  toDraft: ({ keepsPhone }, names) => ({
    version: 2,
    keep: keepsPhone ? names : names.filter((name) => name !== 'phone'),
    choices: ['sameCompanyName', 'sameRegisteredCountry', 'sameSupportEmail'],
  }),
})
