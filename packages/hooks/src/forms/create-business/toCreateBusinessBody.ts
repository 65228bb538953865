import type { createBusiness } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type { CreateBusinessReview, UseCreateBusinessFormParameters } from './createBusinessFormTypes.ts'
import { englishCountryName } from './englishCountryName.ts'

/** What travels (Partner API, Endpoint 1): countries by their English names, and the short name as `countryCompat` says. */
export function toCreateBusinessBody(
  review: CreateBusinessReview,
  {
    countries,
    countryCompat = 'names',
  }: Pick<UseCreateBusinessFormParameters, 'countries' | 'countryCompat'>,
): EndpointInput<typeof createBusiness> {
  const { country } = review
  const names = {
    country_name: englishCountryName(country, countries),
    country_short_name: country,
  }
  return {
    email: review.email,
    first_name: review.firstName,
    last_name: review.lastName,
    ...(countryCompat === 'short' ? {} : names),
    ...(countryCompat === 'names' ? {} : { country }),
    business_name: review.businessName,
    company_description: review.description,
    industry: review.industry,
    company_size: review.companySize,
    sector: review.sector,
    years_of_operations: review.yearsOfOperations,
    tax_identification_number: review.taxId,
    company_name: review.companyName,
    support_email: review.supportEmail,
    phone_number: review.phone,
    website: review.website,
    registered_country: englishCountryName(review.registeredCountry, countries),
    registered_state: review.registeredState,
    registered_city: review.registeredCity,
    registered_street: review.registeredStreet,
  }
}
