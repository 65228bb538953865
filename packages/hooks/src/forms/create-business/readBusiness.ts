import { compactNumber } from '@onlend/core/internal'
import { completeWebsite } from './completeWebsite.ts'
import type { BusinessChoice, CreateBusinessReview, CreateBusinessValues } from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/** What the filled-in form stands for: ticks carried out, "other" replaced by what was typed, spaces around the text taken off. */
export function readBusiness(values: CreateBusinessValues): CreateBusinessReview {
  const chosen = (name: BusinessChoice) =>
    (values[name] === otherChoice ? values[`${name}Other`] : values[name]).trim()
  const businessName = values.businessName.trim()
  const email = values.email.trim()
  return {
    businessName,
    companyName: values.sameCompanyName ? businessName : values.companyName.trim(),
    industry: chosen('industry'),
    sector: chosen('sector'),
    companySize: chosen('companySize'),
    yearsOfOperations: chosen('yearsOfOperations'),
    taxId: values.taxId.trim(),
    website: completeWebsite(values.website) ?? values.website.trim(),
    description: values.description.trim(),
    country: values.country,
    registeredCountry: values.sameRegisteredCountry ? values.country : values.registeredCountry,
    registeredState: values.registeredState.trim(),
    registeredCity: values.registeredCity.trim(),
    registeredStreet: values.registeredStreet.trim(),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email,
    supportEmail: values.sameSupportEmail ? email : values.supportEmail.trim(),
    phone: compactNumber(values.phone),
  }
}
