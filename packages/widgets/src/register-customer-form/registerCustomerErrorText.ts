import type { RegisterCustomerErrorCode, RegisterCustomerFieldName } from '@onlend/hooks/forms'
import type { Translate } from '../words/useCopy.ts'
import type { registerCustomerPages } from './registerCustomerPages.words.ts'
import type { IdNumberWords } from './RegisterCustomerView.tsx'

type RegisterCustomerErrorTextParameters = {
  field: RegisterCustomerFieldName
  code: RegisterCustomerErrorCode
  /** What the field is called. */
  label: string
  idNumber: IdNumberWords | undefined
  t: Translate<typeof registerCustomerPages>
}

const documentNames: ReadonlySet<RegisterCustomerFieldName> = new Set([
  ...(['ninSlip', 'internationalPassport', 'driversLicense', 'proofOfResidence', 'utilitySlip'] as const),
])

/** Words for what is wrong with a field; the summary and the field say the same. */
export function registerCustomerErrorText({
  field,
  code,
  label,
  idNumber,
  t,
}: RegisterCustomerErrorTextParameters): string {
  if (code === 'ID_NUMBER_INVALID' && idNumber)
    return idNumber.error ?? t('registerCustomer.error.ID_NUMBER_INVALID.own', { field: label })
  if (code === 'STILL_UPLOADING' || code === 'FILE_PROBLEM')
    return t(`registerCustomer.error.${code}`, { field: label })
  if (code !== 'REQUIRED') return t(`registerCustomer.error.${code}`)
  if (field === 'kind' || field === 'dateOfBirth' || field === 'phone' || field === 'photoIdType')
    return t(`registerCustomer.error.REQUIRED.${field}`)
  if (field === 'idNumber' && !idNumber) return t('registerCustomer.error.REQUIRED.idNumber')
  if (documentNames.has(field)) return t('registerCustomer.error.REQUIRED.file', { field: label })
  return t('registerCustomer.error.REQUIRED', { field: label })
}
