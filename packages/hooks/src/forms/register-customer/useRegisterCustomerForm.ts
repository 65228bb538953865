'use client'
import { type Customer, type CustomerPartnerLink, createOperationId } from '@onlend/core'
import { type BankCountry, compactNumber } from '@onlend/core/internal'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import { readBirthDate } from './readBirthDate.ts'
import {
  type RegisterCustomerDocument,
  type RegisterCustomerFieldName,
  type RegisterCustomerKind,
  type RegisterCustomerReview,
  type RegisterCustomerValues,
  type TakenDocuments,
  registerCustomerForm,
} from './registerCustomerForm.ts'
import type { RegisterCustomerFilePlace } from './useRegisterCustomerDocuments.ts'
import { useLending } from '../../lending/useLending.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { useCustomers } from '../../reads/useCustomers.ts'

/** A warning that never stops a submission. */
export type RegisterCustomerWarningCode =
  /** A customer with this number is in the list that this page has already read; see `knownCustomer`. */
  'ALREADY_REGISTERED' | 'AGE_UNDER_16' | 'AGE_OVER_120'

export type UseRegisterCustomerFormParameters = FormParameters<
  RegisterCustomerValues,
  RegisterCustomerReview
> &
  RegisterCustomerOptions

/** The options that only this form has. */
export type RegisterCustomerOptions = {
  /** The kind of customer; `ask` begins with the choice. @default 'ask' */
  kind?: 'ask' | RegisterCustomerKind | undefined
  /**
   * The lower-case name, as the bank list wants it: a NIN of Nigeria has eleven digits; the form does not check numbers of other countries. @default
   * 'nigeria'
   */
  country?: BankCountry | undefined
  /**
   * The pattern of the identity number in a country without a BVN. The form still sends it as `bvn`, the only type that the service
   * takes (Endpoint 2). Without a pattern any text will do. @default a BVN, eleven digits
   */
  idNumber?: { pattern?: RegExp | undefined } | undefined
  /** Asks for the residence in parts, or in one free text. @default 'parts' */
  residence?: 'parts' | 'text' | undefined
  /**
   * `optional` takes a photo ID, a proof of residence and a utility slip, `required` insists on the photo ID: both need
   * `useRegisterCustomerDocuments(form)` beside the form. `later` only asks which photo ID will follow. @default the form asks for no document
   */
  documents?: 'optional' | 'required' | 'later' | undefined
  /**
   * Keeps the typed values in this tab's storage until the relay accepts the write, except identity numbers, the birth date, the phone
   * number and the mother's maiden name; these only with `{ personal: true }`, for hosts whose people do not share devices. @default true
   */
  draft?: boolean | { personal: true } | undefined
}

export type UseRegisterCustomerFormReturnType = FormOf<typeof registerCustomerForm> & {
  /** The warnings by field, updated when the person leaves a field. */
  warnings: Readonly<Partial<Record<RegisterCustomerFieldName, RegisterCustomerWarningCode>>>
  /** The customer of the warning `ALREADY_REGISTERED`. The form searches only the list in the cache and sends no request. */
  knownCustomer: Customer | null
  /** The connection for `useRegisterCustomerDocuments`; `null` unless `documents` is `optional` or `required`. */
  filePlace: RegisterCustomerFilePlace | null
  /** The service's answer, while this page remembers it. */
  registered: { customer: Customer; link: CustomerPartnerLink } | null
}

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
  const { kind = 'ask', country = 'nigeria', residence = 'parts', idNumber, documents } = options
  const { now } = useLending()
  const [taking] = useState(() => createLatest<Take | null>(null))
  const take = useCallback<Take>((names) => taking.get()?.(names) ?? { files: [], staged: {} }, [taking])
  const form = useForm(registerCustomerForm, {
    ...options,
    context: {
      ...{ kind, country, residence, idNumber, documents, now, take },
      keepsPersonal: typeof options.draft === 'object',
    },
    defaultValues: { ...options.defaultValues, ...(kind === 'ask' ? {} : { kind }) },
  })
  const hasFiles = documents === 'optional' || documents === 'required'
  const { set, customerPartnerId } = form
  const documentSet = form.values.documentSet
  useEffect(() => {
    // The draft comes first: the files of an earlier visit are in the set of that visit.
    if (hasFiles && form.getValue('documentSet') === '') set('documentSet', createOperationId())
  })
  const filePlace = useMemo((): RegisterCustomerFilePlace | null => {
    if (!hasFiles) return null
    return {
      customerPartnerId,
      set: documentSet,
      connect: (taken) => {
        taking.set(taken)
        return () => {
          if (taking.get() === taken) taking.set(null)
        }
      },
    }
  }, [hasFiles, customerPartnerId, documentSet, taking])
  const customers = useCustomers({
    ...(customerPartnerId !== null && { customerPartnerId }),
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
