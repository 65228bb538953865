'use client'
import { type Amount, compareAmounts, type Financing } from '@onlend/core'
import { isFarAbove, toSeenText } from '@onlend/core/internal'
import { useLending } from '../../lending/useLending.ts'
import { readAmount } from '../amount/readAmount.ts'
import { useMoneyFormat } from '../amount/useMoneyFormat.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { useForm } from '../define-form/useForm.ts'
import { withoutRepeated } from '../write-form/withoutRepeated.ts'
import { findFinancing } from './findFinancing.ts'
import { findMostLeft } from './findMostLeft.ts'
import { reconcileRepaymentsForm } from './reconcileRepaymentsForm.ts'
import type {
  ReconcileRepaymentsWarning,
  UseReconcileRepaymentsFormParameters,
  UseReconcileRepaymentsFormReturnType,
} from './reconcileRepaymentsFormTypes.ts'

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
  const { currency, financings, draft = true } = options
  const fixed = options.transactionReference
  const transactionReference = fixed === undefined ? undefined : toSeenText(fixed)
  const { customerPartnerId: ownPartnerId } = useLending()
  const format = useMoneyFormat(options)
  const unpaid = options.suggestion?.unpaid ?? null
  const known = { financings, transactionReference, unpaid }

  const form = useForm(reconcileRepaymentsForm, {
    ownerId: options.customerPartnerId ?? ownPartnerId,
    context: { format, currency, ...known },
    defaultValues: options.defaultValues,
    keepsDraft: draft,
    leaveOut: withoutRepeated,
    ...{ rules: options.rules, stepUp: options.stepUp, onEvent: options.onEvent },
  })
  const reference = transactionReference ?? toSeenText(form.values.reference)
  const financing = findFinancing(financings, reference)
  const amountRead = readAmount(form.values.amount, format)
  const mostLeft = findMostLeft(known, reference)
  return {
    ...form,
    review: inCurrency(form.review, currency),
    financing,
    chooseFinancing: (chosen) => form.set('reference', chosen?.transaction_reference ?? ''),
    mostLeft,
    nextInstalment: (transactionReference !== undefined && options.suggestion?.nextInstalment) || null,
    setAmount: (amount) => form.set('amount', writeAmount(amount, format)),
    amountRead,
    warnings: reconcileRepaymentsWarnings({
      reference,
      amount: amountRead.amount,
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
