'use client'
import type { DrawnRegisterCustomerForm } from '@onlend/hooks/first-forms'
import {
  type RegisterCustomerErrorCode,
  type RegisterCustomerFieldName,
  type UseRegisterCustomerFormParameters,
  useRegisterCustomerForm,
} from '@onlend/hooks/forms'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { useCopy } from '../words/useCopy.ts'
import { knownCustomerText } from './knownCustomerText.ts'
import { registerCustomer } from './registerCustomer.words.ts'
import { registerCustomerErrorText } from './registerCustomerErrorText.ts'
import { registerCustomerLabel } from './registerCustomerLabel.ts'
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
