import { toPhoneNumber, toSeenText } from '@onlend/core/internal'
import { completeWebsite } from './completeWebsite.ts'
import type { BusinessChoice, CreateBusinessReview, CreateBusinessValues } from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/** What the filled-in form stands for: ticks carried out, "other" replaced by what was typed, spaces around the text taken off. */
export function readBusiness(values: CreateBusinessValues): CreateBusinessReview {
  const chosen = (name: BusinessChoice) =>
    toSeenText(values[name] === otherChoice ? values[`${name}Other`] : values[name])
  const businessName = toSeenText(values.businessName)
  const email = toSeenText(values.email)
  return {
    businessName,
    companyName: values.sameCompanyName ? businessName : toSeenText(values.companyName),
    industry: chosen('industry'),
    sector: chosen('sector'),
    companySize: chosen('companySize'),
    yearsOfOperations: chosen('yearsOfOperations'),
    taxId: toSeenText(values.taxId),
    website: completeWebsite(values.website) ?? toSeenText(values.website),
    description: toSeenText(values.description),
    country: values.country,
    registeredCountry: values.sameRegisteredCountry ? values.country : values.registeredCountry,
    registeredState: toSeenText(values.registeredState),
    registeredCity: toSeenText(values.registeredCity),
    registeredStreet: toSeenText(values.registeredStreet),
    firstName: toSeenText(values.firstName),
    lastName: toSeenText(values.lastName),
    email,
    supportEmail: values.sameSupportEmail ? email : toSeenText(values.supportEmail),
    phone: toPhoneNumber(values.phone, values.country).number,
  }
}
