import { toSnakeNames } from '../../lib/toSnakeNames.ts'
import { createBusinessForm } from './createBusinessForm.ts'
import type { CreateBusinessFieldName } from './createBusinessFormTypes.ts'

/** The fields behind each name of the API document (Partner API, Endpoint 1). A ticked field is not shown: what stands in for it follows. */
const fieldsByName: Readonly<Record<string, readonly CreateBusinessFieldName[]>> = {
  // The cast: these are the names of the fields.
  ...toSnakeNames(
    Object.fromEntries(Object.keys(createBusinessForm.fields).map((name) => [name, [name]])) as never,
  ),
  ...{ country_name: ['country'], country_short_name: ['country'], phone_number: ['phone'] },
  ...{ company_description: ['description'], tax_identification_number: ['taxId'] },
  ...{ industry: ['industryOther', 'industry'], sector: ['sectorOther', 'sector'] },
  ...{ company_size: ['companySizeOther', 'companySize'] },
  ...{ years_of_operations: ['yearsOfOperationsOther', 'yearsOfOperations'] },
  ...{ company_name: ['companyName', 'businessName'], support_email: ['supportEmail', 'email'] },
  ...{ registered_country: ['registeredCountry', 'country'] },
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
