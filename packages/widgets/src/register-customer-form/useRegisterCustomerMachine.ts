'use client'
import type { DrawnRegisterCustomerForm } from '@onlend/hooks/first-forms'
import {
  type RegisterCustomerErrorCode,
  type RegisterCustomerFieldName,
  type RegisterCustomerValues,
  useRegisterCustomerForm,
  type UseRegisterCustomerFormParameters,
} from '@onlend/hooks/forms'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { knownCustomerText } from './knownCustomerText.ts'
import { registerCustomer } from './registerCustomer.words.ts'
import { RegisterCustomerPages } from './RegisterCustomerPages.tsx'
import { registerCustomerPages } from './registerCustomerPages.words.ts'
import type { IdNumberWords } from './RegisterCustomerView.tsx'

export type RegisterCustomerOptions = UseRegisterCustomerFormParameters & {
  idNumber?: IdNumberWords | undefined
}

/** A registration as it is drawn: `later` is what comes with its machine, and `null` until then. */
export type HostedRegisterCustomerForm = DrawnRegisterCustomerForm & {
  later: {
    /** The fields after the first page. */
    Pages: typeof RegisterCustomerPages
    getLabel: (field: RegisterCustomerFieldName) => string
    errorText: (field: RegisterCustomerFieldName, code: RegisterCustomerErrorCode) => string
    openWarnings: readonly OpenWarning[]
    submitLabel: string
    refusedTitle: string
    draftText: string
  } | null
}

const words = { ...registerCustomer, ...registerCustomerPages }

/** What runs a registration behind its first page, and what only comes after that: a chunk of its own. */
export function useRegisterCustomerMachine(options: RegisterCustomerOptions): HostedRegisterCustomerForm {
  const { idNumber, country = 'nigeria' } = options
  const t = useCopy(words)
  const form = useRegisterCustomerForm(options)
  const getLabel = (field: RegisterCustomerFieldName) =>
    registerCustomerLabel({ field, kind: form.values.kind, idNumber, country, t })
  return {
    ...form,
    later: {
      Pages: RegisterCustomerPages,
      getLabel,
      errorText: (field, code) =>
        registerCustomerErrorText({ field, code, label: getLabel(field), idNumber, t }),
      openWarnings: listOpenWarnings(),
      submitLabel: t('registerCustomer.review'),
      refusedTitle: t('registerCustomer.rejected.title'),
      draftText: t('registerCustomer.draftRestored'),
    },
  }

  function listOpenWarnings(): OpenWarning[] {
    const { dateOfBirth, idNumber: number, phone } = form.review?.fields ?? {}
    const known = knownCustomerText(form.knownCustomer, t)
    const age = form.warnings.dateOfBirth
    const isOdd = age === 'AGE_UNDER_16' || age === 'AGE_OVER_120'
    return [
      ...(known !== undefined && number !== undefined
        ? [{ key: `idNumber ${number}`, name: getLabel('idNumber'), text: known }]
        : []),
      ...(isOdd && dateOfBirth !== undefined
        ? [
            {
              key: `dateOfBirth ${dateOfBirth}`,
              name: getLabel('dateOfBirth'),
              text: t(`registerCustomer.warning.${age}`),
            },
          ]
        : []),
      ...(phone !== undefined
        ? [{ key: `phone ${phone}`, name: getLabel('phone'), phone: { number: phone, country } }]
        : []),
    ]
  }
}

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
function registerCustomerErrorText({
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

type RegisterCustomerLabelParameters = {
  field: RegisterCustomerFieldName
  kind: RegisterCustomerValues['kind']
  idNumber: IdNumberWords | undefined
  country: string
  t: Translate<typeof registerCustomer & typeof registerCustomerPages>
}

/** What a field is called: of whom it is, and in which country. */
function registerCustomerLabel({
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
