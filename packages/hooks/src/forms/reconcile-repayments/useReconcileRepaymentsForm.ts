'use client'
import { type Amount, type Financing, compareAmounts } from '@onlend/core'
import { isFarAbove, toSeenText } from '@onlend/core/internal'
import { type MoneyFormatParameters, useMoneyFormat } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import { findFinancing } from './findFinancing.ts'
import { findMostLeft } from './findMostLeft.ts'
import {
  type ReconcileRepaymentsReview,
  type ReconcileRepaymentsValues,
  reconcileRepaymentsForm,
} from './reconcileRepaymentsForm.ts'

/** The facts that a partner's own books add to a financing: the service names no instalments. */
export type RepaymentSuggestion = {
  /** The unpaid rest of the next instalment: the form offers it beside the field and never fills it in. */
  nextInstalment: Amount | null
  /** The unpaid rest of the whole financing. */
  unpaid: Amount | null
}

/** A warning that never stops a submission. The API document does not say how the service handles too much or too little. */
export type ReconcileRepaymentsWarning = {
  field: keyof ReconcileRepaymentsValues
  code: /** More than what is left at most. */
    | 'AMOUNT_ABOVE_LEFT'
    /** The financing is completed in the list of financings. */
    | 'FINANCING_COMPLETED'
    /** The list of financings has no such reference. */
    | 'REFERENCE_NOT_LISTED'
}

export type UseReconcileRepaymentsFormParameters = MoneyFormatParameters &
  FormParameters<ReconcileRepaymentsValues, ReconcileRepaymentsReview> & {
    /** Fixes the financing: the form does not ask for it. */
    transactionReference?: string
    /** Facts about the fixed financing, as `FinancingsTable` hands them to `onReportRepayment`. */
    suggestion?: RepaymentSuggestion
    /** The financings to choose from; pass the data of `useFinancings`. Without them the person types the reference. */
    financings?: readonly Financing[]
    /** Keeps the typed values in this tab's storage until the relay accepts the write. @default true */
    draft?: boolean
  }

export type UseReconcileRepaymentsFormReturnType = FormOf<typeof reconcileRepaymentsForm> & {
  /** The financing that the reference names, where the list has it. */
  financing: Financing | null
  chooseFinancing: (financing: Financing | null) => void
  /** The most that can be unpaid: by the suggestion, else the amount of the financing; `null` where neither is known. */
  mostLeft: Amount | null
  /** The unpaid rest of the next instalment, to offer to the person; `null` without a suggestion. */
  nextInstalment: Amount | null
  warnings: readonly ReconcileRepaymentsWarning[]
}

/**
 * The form that reports a client's repayment of one financing, without its looks. The report moves no money; accepted means received,
 * and the outcome arrives later. The amount is a decimal string (Partner API, Endpoint 6).
 *
 * @example
 * const form = useReconcileRepaymentsForm({ financings: useFinancings().data ?? [], currency: 'NGN', locale: 'en-NG' })
 * const amount = form.field('amount')
 * <form onSubmit={form.actions.submit}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useReconcileRepaymentsForm(
  options: UseReconcileRepaymentsFormParameters,
): UseReconcileRepaymentsFormReturnType {
  const { currency, financings } = options
  const fixed = options.transactionReference
  const transactionReference = fixed === undefined ? undefined : toSeenText(fixed)
  const format = useMoneyFormat(options)
  const unpaid = options.suggestion?.unpaid ?? null
  const known = { financings, transactionReference, unpaid }

  const form = useForm(reconcileRepaymentsForm, {
    ...options,
    context: { format, currency, ...known },
  })
  const reference = transactionReference ?? toSeenText(form.values.reference)
  const financing = findFinancing(financings, reference)
  const mostLeft = findMostLeft(known, reference)
  return {
    ...form,
    financing,
    chooseFinancing: (chosen) => form.set('reference', chosen?.transaction_reference ?? ''),
    mostLeft,
    nextInstalment: (transactionReference !== undefined && options.suggestion?.nextInstalment) || null,
    warnings: reconcileRepaymentsWarnings({
      reference,
      amount: form.readAmount('amount').amount,
      financing,
      mostLeft,
      hasList: (financings?.length ?? 0) > 0,
    }),
  }
}

type RepaymentWarningsParameters = {
  reference: string
  amount: Amount | null
  financing: Financing | null
  mostLeft: Amount | null
  /** Whether the form has a list of financings. */
  hasList: boolean
}

/** Finds the warnings for a repayment report. */
function reconcileRepaymentsWarnings(
  parameters: RepaymentWarningsParameters,
): readonly ReconcileRepaymentsWarning[] {
  const { reference, amount, financing, mostLeft, hasList } = parameters
  const found: ReconcileRepaymentsWarning[] = []
  if (hasList && reference !== '' && financing === null)
    found.push({ field: 'reference', code: 'REFERENCE_NOT_LISTED' })
  if (financing?.loan_status === 'completed') found.push({ field: 'reference', code: 'FINANCING_COMPLETED' })
  const isAbove = amount !== null && mostLeft !== null && compareAmounts(amount, mostLeft) > 0
  if (isAbove && !isFarAbove(amount, mostLeft)) found.push({ field: 'amount', code: 'AMOUNT_ABOVE_LEFT' })
  return found
}
