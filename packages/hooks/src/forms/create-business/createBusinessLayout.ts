import type { FormLayout } from '../write-form/FormLayout.ts'
import type {
  BusinessChoice,
  CreateBusinessFieldName,
  CreateBusinessValues,
} from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/**
 * The fields of the two pages to fill in, for what has been ticked and chosen; the third page has none, it reads back. What is typed stands
 * together, so that a phone's “next” key leads from one to the other.
 */
export function createBusinessLayout(values: CreateBusinessValues): FormLayout<CreateBusinessFieldName> {
  const choice = (name: BusinessChoice): readonly CreateBusinessFieldName[] =>
    values[name] === otherChoice ? [name, `${name}Other`] : [name]
  const tickAndField = (
    tick: 'sameCompanyName' | 'sameRegisteredCountry' | 'sameSupportEmail',
    name: CreateBusinessFieldName,
  ): readonly CreateBusinessFieldName[] => (values[tick] ? [tick] : [tick, name])
  return {
    pages: [
      [
        'businessName',
        ...tickAndField('sameCompanyName', 'companyName'),
        'taxId',
        'website',
        ...choice('industry'),
        ...choice('sector'),
        ...choice('companySize'),
        ...choice('yearsOfOperations'),
        'description',
      ],
      [
        'country',
        ...tickAndField('sameRegisteredCountry', 'registeredCountry'),
        'registeredState',
        'registeredCity',
        'registeredStreet',
        'firstName',
        'lastName',
        'email',
        ...tickAndField('sameSupportEmail', 'supportEmail'),
        'phone',
      ],
      [],
    ],
    optional: ['sameCompanyName', 'description', 'sameRegisteredCountry', 'sameSupportEmail'],
  }
}
