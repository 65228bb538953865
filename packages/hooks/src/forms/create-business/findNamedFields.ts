import type { CreateBusinessFieldName } from './createBusinessFormTypes.ts'

/** The fields behind each name of the API document (Partner API, Endpoint 1). A ticked field is not shown: what stands in for it follows. */
const fieldsByName: Readonly<Record<string, readonly CreateBusinessFieldName[]>> = {
  email: ['email'],
  first_name: ['firstName'],
  last_name: ['lastName'],
  country_name: ['country'],
  country_short_name: ['country'],
  country: ['country'],
  business_name: ['businessName'],
  company_description: ['description'],
  industry: ['industryOther', 'industry'],
  company_size: ['companySizeOther', 'companySize'],
  sector: ['sectorOther', 'sector'],
  years_of_operations: ['yearsOfOperationsOther', 'yearsOfOperations'],
  tax_identification_number: ['taxId'],
  company_name: ['companyName', 'businessName'],
  support_email: ['supportEmail', 'email'],
  phone_number: ['phone'],
  website: ['website'],
  registered_country: ['registeredCountry', 'country'],
  registered_state: ['registeredState'],
  registered_city: ['registeredCity'],
  registered_street: ['registeredStreet'],
}

/**
 * The fields that a refusal names first, for want of a list of them in the answer (T7). It only leads a person there: what became of the
 * business is told by the status alone (T1). A name that is also a word of English counts where something is said of it.
 */
export function findNamedFields(serviceMessage: string): readonly CreateBusinessFieldName[] {
  const named = Object.keys(fieldsByName).flatMap((name) => {
    const after = name.includes('_') ? '(?!\\w)' : `(?=["'\`]|:|\\s+(?:is|must|should|has|cannot|not)\\b)`
    const at = new RegExp(`(?<!\\w)${name}${after}`, 'i').exec(serviceMessage)?.index
    return at === undefined ? [] : [{ at, fields: fieldsByName[name] ?? [] }]
  })
  return named.sort((a, b) => a.at - b.at)[0]?.fields ?? []
}
