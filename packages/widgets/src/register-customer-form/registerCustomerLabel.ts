import type { RegisterCustomerFieldName, RegisterCustomerValues } from '@onlend/hooks/forms'
import type { Translate } from '../words/useCopy.ts'
import type { registerCustomer } from './registerCustomer.words.ts'
import type { registerCustomerPages } from './registerCustomerPages.words.ts'
import type { IdNumberWords } from './RegisterCustomerView.tsx'

type RegisterCustomerLabelParameters = {
  field: RegisterCustomerFieldName
  kind: RegisterCustomerValues['kind']
  idNumber: IdNumberWords | undefined
  country: string
  t: Translate<typeof registerCustomer & typeof registerCustomerPages>
}

/** What a field is called: of whom it is, and in which country. */
export function registerCustomerLabel({
  field,
  kind,
  idNumber,
  country,
  t,
}: RegisterCustomerLabelParameters): string {
  // It is not shown.
  if (field === 'documentSet') return ''
  if (field === 'idNumber' && idNumber) return idNumber.label
  if (field === 'nin' && country.toLowerCase() !== 'nigeria') return t('registerCustomer.nin.elsewhere')
  if (kind === 'business' && (field === 'firstName' || field === 'lastName'))
    return t(`registerCustomer.${field}.representative`)
  return t(`registerCustomer.${field}`)
}
