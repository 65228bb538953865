'use client'
import { compactNumber } from '@onlend/core/internal'
import { createOperationId, type registerCustomer, type Customer } from '@onlend/core'
import { registerCustomerOperation } from '@onlend/core/operations'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { useCustomers } from '../../reads/useCustomers.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { cleanNumber } from './cleanNumber.ts'
import { getDocumentFields } from './getDocumentFields.ts'
import { latestBirthDate } from './latestBirthDate.ts'
import { readBirthDate } from './readBirthDate.ts'
import { registerCustomerDefaults } from './registerCustomerDefaults.ts'
import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type {
  RegisterCustomerErrorCode,
  RegisterCustomerFieldName,
  RegisterCustomerFilePlace,
  RegisterCustomerReview,
  RegisterCustomerValues,
  RegisterCustomerWarningCode,
  TakenDocuments,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from './registerCustomerFormTypes.ts'
import { registerCustomerLayout } from './registerCustomerLayout.ts'
import { registerCustomerSchema } from './registerCustomerSchema.ts'
import { takesFiles } from './takesFiles.ts'
import { toRegisterCustomerReview } from './toRegisterCustomerReview.ts'

/**
 * Everything that registering a customer needs but its looks: a person or a business, checks, warnings, the review, sending once, and
 * coming back after a reload. Returns plain values, prop getters and codes (Partner API, Endpoint 2).
 *
 * @example
 * const form = useRegisterCustomerForm({ kind: 'individual' })
 * const { input, errorCode } = form.field('firstName')
 * <form onSubmit={form.actions.submit}><input {...input} aria-invalid={errorCode !== null} /></form>
 */
export function useRegisterCustomerForm(
  options: UseRegisterCustomerFormParameters = {},
): UseRegisterCustomerFormReturnType {
  const { kind, country, idNumber, residence, documents, rules, draft = true, stepUp, onEvent } = options
  const { customerPartnerId: ownPartnerId, now } = useLending()
  const ownerId = options.customerPartnerId ?? ownPartnerId
  const [defaults] = useState(() => registerCustomerDefaults(options))
  const [taking] = useState(() => createLatest<((names: readonly string[]) => TakenDocuments) | null>(null))
  const schema = useMemo(() => {
    const getStaged = (photoIdType: RegisterCustomerValues['photoIdType']) =>
      taking.get()?.(getDocumentFields(photoIdType, documents)).staged ?? {}
    return registerCustomerSchema({ idNumber, country, documents, residence, now, getStaged })
  }, [idNumber, country, documents, residence, now, taking])
  const layout = useCallback(
    (values: RegisterCustomerValues) => registerCustomerLayout(values, { kind, residence, documents }),
    [kind, residence, documents],
  )
  const form = useWriteForm<
    typeof registerCustomer,
    RegisterCustomerValues,
    RegisterCustomerErrorCode,
    RegisterCustomerReview
  >({
    ...{ operation: registerCustomerOperation, ownerId, defaults, schema, layout, rules, stepUp, onEvent },
    toReview: (body, values) => {
      const files = taking.get()?.(getDocumentFields(values.photoIdType, documents)).files ?? []
      return toRegisterCustomerReview(body, values, { residence, files })
    },
    draft: registerCustomerDraft(draft),
  })
  const { set } = form
  const documentSet = form.values.documentSet
  useEffect(() => {
    // Not before a draft had its turn: the files of an earlier visit are under the set of that visit.
    if (takesFiles(documents) && form.getValue('documentSet') === '') set('documentSet', createOperationId())
  })
  const hasFiles = takesFiles(documents)
  const filePlace = useMemo((): RegisterCustomerFilePlace | null => {
    if (!hasFiles) return null
    return {
      customerPartnerId: ownerId,
      set: documentSet,
      connect: (take) => {
        taking.set(take)
        return () => {
          if (taking.get() === take) taking.set(null)
        }
      },
    }
  }, [hasFiles, ownerId, documentSet, taking])
  const customers = useCustomers({
    ...(ownerId !== null && { customerPartnerId: ownerId }),
    // A warning is not worth asking the service for every customer there is.
    query: { enabled: false },
  })
  const { values, data } = form
  const knownCustomer = useMemo(
    () => findKnownCustomer(customers.data?.customers ?? [], cleanNumber(values.idNumber, idNumber)),
    [customers.data, values.idNumber, idNumber],
  )
  const age = birthDateWarning(values.dateOfBirth, latestBirthDate(now()))

  return {
    ...form,
    filePlace,
    knownCustomer,
    warnings: {
      ...(knownCustomer ? { idNumber: 'ALREADY_REGISTERED' } : {}),
      ...(age ? { dateOfBirth: age } : {}),
    },
    registered: data && { customer: data.customer, link: data.customerPartner },
  }
}

/** Whether a birth date deserves a second look: a typing slip in the year makes children and the very old. */
function birthDateWarning(
  text: string,
  latest: string,
): Extract<RegisterCustomerWarningCode, `AGE_${string}`> | null {
  const { day } = readBirthDate(text, latest)
  if (day === null) return null
  const years = Number(latest.slice(0, 4)) - Number(day.slice(0, 4))
  const age = latest.slice(5) < day.slice(5) ? years - 1 : years
  if (age < 16) return 'AGE_UNDER_16'
  return age > 120 ? 'AGE_OVER_120' : null
}

/** The customer who already has this identity number, deleted ones aside. */
function findKnownCustomer(customers: readonly Customer[], idNumber: string): Customer | null {
  const wanted = compactNumber(idNumber).toLowerCase()
  if (wanted === '') return null
  const known = customers.find(
    ({ unique_id, is_deleted }) =>
      is_deleted !== true && unique_id !== null && compactNumber(unique_id).toLowerCase() === wanted,
  )
  return known ?? null
}

const harmless: readonly RegisterCustomerFieldName[] = [
  ...(['kind', 'businessName', 'rcNumber', 'firstName', 'lastName', 'otherNames'] as const),
  ...(['gender', 'maritalStatus', 'photoIdType', 'email'] as const),
  ...(['street', 'city', 'state', 'country', 'address'] as const),
  ...(['officeSameAsHome', 'officeStreet', 'officeCity', 'officeState', 'officeCountry'] as const),
  ...(['occupation', 'nextOfKin', 'documentSet'] as const),
]
const personal: readonly RegisterCustomerFieldName[] = [
  ...(['idNumber', 'nin', 'dateOfBirth', 'phone', 'motherMaidenName'] as const),
]

/** What may be kept of a registration in the making: what tells a person apart only where the host asked for it (T81). */
function registerCustomerDraft(
  draft: NonNullable<UseRegisterCustomerFormParameters['draft']>,
): FormDraft<RegisterCustomerFieldName> | null {
  if (draft === false) return null
  const keep = draft === true ? harmless : [...harmless, ...personal]
  return { version: 2, keep, choices: ['kind', 'officeSameAsHome', 'documentSet'] }
}
