import type { createBusiness } from '@onlend/core'
import { compactNumber, type EndpointInput } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { textField } from '../text/textField.ts'
import { completeWebsite } from './completeWebsite.ts'
import type {
  BusinessCountry,
  CreateBusinessErrorCode,
  UseCreateBusinessFormParameters,
} from './createBusinessFormTypes.ts'
import { readBusiness } from './readBusiness.ts'

type CreateBusinessSchemaParameters = {
  countries: UseCreateBusinessFormParameters['countries'] | undefined
  countryCompat: UseCreateBusinessFormParameters['countryCompat'] | undefined
}

const text = textField<CreateBusinessErrorCode>
const filled = text()
const checkEmail = (value: string) =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? null : 'EMAIL_INVALID'
/** A field that is not always shown. */
const conditionalText = text({ isConditional: true })

const fields = z.object({
  businessName: filled,
  sameCompanyName: z.boolean(),
  companyName: conditionalText,
  industry: filled,
  industryOther: conditionalText,
  sector: filled,
  sectorOther: conditionalText,
  companySize: filled,
  companySizeOther: conditionalText,
  yearsOfOperations: filled,
  yearsOfOperationsOther: conditionalText,
  taxId: filled,
  website: text({ check: (value) => (completeWebsite(value) === null ? 'WEBSITE_INVALID' : null) }),
  description: z.string(),
  country: filled,
  sameRegisteredCountry: z.boolean(),
  registeredCountry: conditionalText,
  registeredState: filled,
  registeredCity: filled,
  registeredStreet: filled,
  firstName: filled,
  lastName: filled,
  email: text({ check: checkEmail }),
  sameSupportEmail: z.boolean(),
  supportEmail: text({ isConditional: true, check: checkEmail }),
  phone: text({
    clean: compactNumber,
    check: (value) => (/^\+?\d{7,15}$/.test(value) ? null : 'PHONE_INVALID'),
  }),
})

/**
 * What a person may fill in, and what of it is sent: countries by their English names, and the short name as `countryCompat` says. The
 * service has no formats of its own (Partner API, Endpoint 1).
 */
export function createBusinessSchema({
  countries,
  countryCompat = 'names',
}: CreateBusinessSchemaParameters): z.ZodMiniType<EndpointInput<typeof createBusiness>, unknown> {
  return z.pipe(
    fields,
    z.transform((typed) => {
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
    }),
  )
}

/** Where a browser's English name is no name that an address has. */
const plainNames: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  ST: 'Sao Tome and Principe',
}

/** A country's English name for the wire, whatever language the form is read in: the host's own, else the usual one. */
function englishCountryName(code: string, countries: readonly BusinessCountry[] = []): string {
  for (const country of countries) {
    if (typeof country === 'object' && country.code === code) return country.name
  }
  try {
    return plainNames[code] ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // No country code: what a host put there goes as it is.
    return code
  }
}
