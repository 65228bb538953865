import type { CreateBusinessValues, UseCreateBusinessFormReturnType } from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

const empty: CreateBusinessValues = {
  businessName: '',
  sameCompanyName: false,
  companyName: '',
  industry: '',
  industryOther: '',
  sector: '',
  sectorOther: '',
  companySize: '',
  companySizeOther: '',
  yearsOfOperations: '',
  yearsOfOperationsOther: '',
  taxId: '',
  website: '',
  description: '',
  country: '',
  sameRegisteredCountry: true,
  registeredCountry: '',
  registeredState: '',
  registeredCity: '',
  registeredStreet: '',
  firstName: '',
  lastName: '',
  email: '',
  sameSupportEmail: true,
  supportEmail: '',
  phone: '',
}

/** What stands in the fields before the person types. A choice that is not on offer is shown as "other", where that is. */
export function createBusinessDefaults(
  given: Partial<CreateBusinessValues>,
  options: UseCreateBusinessFormReturnType['options'],
): CreateBusinessValues {
  const values = { ...empty, ...given }
  for (const choice of ['industry', 'sector', 'companySize', 'yearsOfOperations'] as const) {
    const value = values[choice]
    const offered = options[choice].map((option) => option.value)
    if (value === '' || offered.includes(value)) continue
    values[choice] = offered.includes(otherChoice) ? otherChoice : ''
    values[`${choice}Other`] = value
  }
  return values
}
