import { type CreateBusinessFieldName, createBusinessForm } from './createBusinessForm.ts'
import { toSnakeName } from '../../lib/toSnakeName.ts'

// The cast: these are the names of the fields.
const names = Object.keys(createBusinessForm.fields) as CreateBusinessFieldName[]

/** The fields of each name of the API document (Partner API, Endpoint 1). The form hides a ticked field: the field that replaces it follows. */
const fieldsByName: Readonly<Record<string, readonly CreateBusinessFieldName[]>> = {
  ...Object.fromEntries(names.map((name) => [toSnakeName(name), [name]])),
  ...{ country_name: ['country'], country_short_name: ['country'], phone_number: ['phone'] },
  ...{ company_description: ['description'], tax_identification_number: ['taxId'] },
  ...{ industry: ['industryOther', 'industry'], sector: ['sectorOther', 'sector'] },
  ...{ company_size: ['companySizeOther', 'companySize'] },
  ...{ years_of_operations: ['yearsOfOperationsOther', 'yearsOfOperations'] },
  ...{ company_name: ['companyName', 'businessName'], support_email: ['supportEmail', 'email'] },
  ...{ registered_country: ['registeredCountry', 'country'] },
}

/**
 * Finds the fields that the words of a refusal name, as the answer has no list of fields (T7). The result only leads a person to a field: the
 * status alone decides the outcome (T1). A name that is also an English word counts only where the words say something about it.
 */
export function findNamedFields(serviceMessage: string): readonly CreateBusinessFieldName[] {
  const named = Object.keys(fieldsByName).flatMap((name) => {
    const after = name.includes('_') ? '(?!\\w)' : `(?=["'\`]|:|\\s+(?:is|must|should|has|cannot|not)\\b)`
    const at = new RegExp(`(?<!\\w)${name}${after}`, 'i').exec(serviceMessage)?.index
    return at === undefined ? [] : [{ at, fields: fieldsByName[name] ?? [] }]
  })
  return named.sort((a, b) => a.at - b.at)[0]?.fields ?? []
}
