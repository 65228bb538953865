import { toPhoneNumber, toSeenText } from '@onlend/core/internal'
import { completeWebsite } from './completeWebsite.ts'
import type { BusinessChoice, CreateBusinessReview, CreateBusinessValues } from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/** The business that the values stand for: ticks carried out, "other" replaced by what was typed, spaces around the text taken off. */
export function readBusiness(
  values: {
    [Name in keyof CreateBusinessValues]: CreateBusinessValues[Name] | undefined
  },
): CreateBusinessReview {
  type Typed = Exclude<keyof CreateBusinessValues, `same${string}`>
  const read = (name: Typed) => toSeenText(values[name] ?? '')
  const chosen = (name: BusinessChoice) => read(values[name] === otherChoice ? `${name}Other` : name)
  const website = read('website')
  return {
    businessName: read('businessName'),
    companyName: read(values.sameCompanyName ? 'businessName' : 'companyName'),
    industry: chosen('industry'),
    sector: chosen('sector'),
    companySize: chosen('companySize'),
    yearsOfOperations: chosen('yearsOfOperations'),
    taxId: read('taxId'),
    website: completeWebsite(website) ?? website,
    description: read('description'),
    country: read('country'),
    registeredCountry: read(values.sameRegisteredCountry ? 'country' : 'registeredCountry'),
    registeredState: read('registeredState'),
    registeredCity: read('registeredCity'),
    registeredStreet: read('registeredStreet'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    supportEmail: read(values.sameSupportEmail ? 'email' : 'supportEmail'),
    phone: toPhoneNumber(values.phone ?? '', values.country).number,
  }
}
