'use client'
import { compactNumber } from '@onlend/core/internal'
import { createOperationId, type Customer } from '@onlend/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLending } from '../../lending/useLending.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { useCustomers } from '../../reads/useCustomers.ts'
import { useForm } from '../define-form/useForm.ts'
import { readBirthDate } from './readBirthDate.ts'
import { type RegisterCustomerDocument, registerCustomerForm } from './registerCustomerForm.ts'
import type {
  RegisterCustomerFilePlace,
  TakenDocuments,
  UseRegisterCustomerFormParameters,
  UseRegisterCustomerFormReturnType,
} from './registerCustomerFormTypes.ts'

type Take = (documents: readonly RegisterCustomerDocument[]) => TakenDocuments

/**
 * The form that registers a customer, without its looks: a person or a business, checks, warnings, the review, sending once, and
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
  const { kind = 'ask', country = 'nigeria', residence = 'parts', draft = true } = options
  const { idNumber, documents, rules, stepUp, onEvent } = options
  const { customerPartnerId: ownPartnerId, now } = useLending()
  const ownerId = options.customerPartnerId ?? ownPartnerId
  const [taking] = useState(() => createLatest<Take | null>(null))
  const take = useCallback<Take>((names) => taking.get()?.(names) ?? { files: [], staged: {} }, [taking])
  const form = useForm(registerCustomerForm, {
    ownerId,
    context: {
      ...{ kind, country, residence, idNumber, documents, now, take },
      keepsPersonal: typeof draft === 'object',
    },
    defaultValues: { ...options.defaultValues, ...(kind === 'ask' ? {} : { kind }) },
    keepsDraft: draft !== false,
    ...{ rules, stepUp, onEvent },
  })
  const hasFiles = documents === 'optional' || documents === 'required'
  const { set } = form
  const documentSet = form.values.documentSet
  useEffect(() => {
    // The draft comes first: the files of an earlier visit are in the set of that visit.
    if (hasFiles && form.getValue('documentSet') === '') set('documentSet', createOperationId())
  })
  const filePlace = useMemo((): RegisterCustomerFilePlace | null => {
    if (!hasFiles) return null
    return {
      customerPartnerId: ownerId,
      set: documentSet,
      connect: (taken) => {
        taking.set(taken)
        return () => {
          if (taking.get() === taken) taking.set(null)
        }
      },
    }
  }, [hasFiles, ownerId, documentSet, taking])
  const customers = useCustomers({
    ...(ownerId !== null && { customerPartnerId: ownerId }),
    // A warning alone does not justify a request for all customers.
    query: { enabled: false },
  })
  const { values, data } = form
  const knownCustomer = useMemo(
    () => findKnownCustomer(customers.data?.customers ?? [], values.idNumber),
    [customers.data, values.idNumber],
  )
  const born = readBirthDate(values.dateOfBirth, now())

  return {
    ...form,
    // The host's `kind` wins, also after a change.
    values: kind === 'ask' ? values : { ...values, kind },
    filePlace,
    knownCustomer,
    warnings: {
      ...(knownCustomer ? { idNumber: 'ALREADY_REGISTERED' } : {}),
      // A slip in the year makes very young and very old people.
      ...(born.day !== null && born.age < 16 ? { dateOfBirth: 'AGE_UNDER_16' } : {}),
      ...(born.day !== null && born.age > 120 ? { dateOfBirth: 'AGE_OVER_120' } : {}),
    },
    registered: data && { customer: data.customer, link: data.customerPartner },
  }
}

/** Finds the customer who already has this identity number; deleted customers do not count. */
function findKnownCustomer(customers: readonly Customer[], idNumber: string): Customer | null {
  const wanted = compactNumber(idNumber).toLowerCase()
  if (wanted === '') return null
  const known = customers.find(
    ({ unique_id, is_deleted }) =>
      is_deleted !== true && unique_id !== null && compactNumber(unique_id).toLowerCase() === wanted,
  )
  return known ?? null
}
