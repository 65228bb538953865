import type { FormLayout } from '../write-form/FormLayout.ts'
import type {
  BusinessChoice,
  CreateBusinessFieldName,
  CreateBusinessValues,
} from './createBusinessFormTypes.ts'
import { otherChoice } from './otherChoice.ts'

/** The fields of the three pages to fill in, for what has been ticked and chosen; the fourth page has none, it reads back. */
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
        ...choice('industry'),
        ...choice('sector'),
        ...choice('companySize'),
        ...choice('yearsOfOperations'),
        'taxId',
        'website',
        'description',
      ],
      [
        'country',
        ...tickAndField('sameRegisteredCountry', 'registeredCountry'),
        'registeredState',
        'registeredCity',
        'registeredStreet',
      ],
      ['firstName', 'lastName', 'email', ...tickAndField('sameSupportEmail', 'supportEmail'), 'phone'],
      [],
    ],
    optional: ['sameCompanyName', 'description', 'sameRegisteredCountry', 'sameSupportEmail'],
  }
}
