'use client'
import { type Amount, compareAmounts, type Financing, type reconcileRepayments } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import { useMemo, useState } from 'react'
import { type EndpointInput, toSeenText } from '@onlend/core/internal'
import * as z from 'zod/mini'
import { useLending } from '../../lending/useLending.ts'
import { isFarAbove } from '../../lib/isFarAbove.ts'
import { type AmountFormat, readAmount } from '../amount/readAmount.ts'
import { currencyDigits } from '../amount/currencyDigits.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { useRewrittenAmounts } from '../amount/useRewrittenAmounts.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { withoutRepeated } from '../write-form/withoutRepeated.ts'
import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type {
  ReconcileRepaymentsErrorCode,
  ReconcileRepaymentsReview,
  ReconcileRepaymentsValues,
  ReconcileRepaymentsWarning,
  UseReconcileRepaymentsFormParameters,
  UseReconcileRepaymentsFormReturnType,
} from './reconcileRepaymentsFormTypes.ts'
import { reconcileRepaymentsDefaults } from './reconcileRepaymentsDefaults.ts'
import { amountField } from '../amount/amountField.ts'
import { textField } from '../text/textField.ts'

const kept: FormDraft<keyof ReconcileRepaymentsValues> = { version: 1, keep: ['reference', 'amount'] }

/**
 * Everything it takes to report that a client has paid toward one financing, but the looks. It moves no money; accepted means received,
 * and whether it was booked arrives later. The amount is a decimal string (Partner API, Endpoint 6).
 *
 * @example
 * const form = useReconcileRepaymentsForm({ financings: useFinancings().data ?? [], currency: 'NGN', locale: 'en-NG' })
 * const amount = form.field('amount')
 * <form onSubmit={form.actions.submit}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useReconcileRepaymentsForm(
  options: UseReconcileRepaymentsFormParameters,
): UseReconcileRepaymentsFormReturnType {
  const { currency, locale, financings, draft = true } = options
  const fixed = options.transactionReference
  const transactionReference = fixed === undefined ? undefined : toSeenText(fixed)
  const { customerPartnerId: ownPartnerId } = useLending()
  const digits = options.currencyDigits ?? currencyDigits(currency)
  const format = useMemo(() => ({ digits, locale }), [digits, locale])
  const unpaid = options.suggestion?.unpaid ?? null
  const findMostLeft = useMemo(() => {
    const suggestion = { nextInstalment: null, unpaid }
    const known = { financings, transactionReference, suggestion }
    return (reference: string) => reconcileRepaymentsDefaults.findMostLeft(known, reference)
  }, [financings, transactionReference, unpaid])
  const schema = useMemo(
    () => reconcileRepaymentsSchema({ format, transactionReference, findMostLeft }),
    [format, transactionReference, findMostLeft],
  )
  const isFixed = transactionReference !== undefined
  const layout = useMemo(() => () => reconcileRepaymentsDefaults.toLayout(isFixed), [isFixed])
  const [defaults] = useState(() => reconcileRepaymentsDefaults.toValues(options))
  const findFinancing = (reference: string) => reconcileRepaymentsDefaults.findFinancing(options, reference)

  const form = useWriteForm<
    typeof reconcileRepayments,
    ReconcileRepaymentsValues,
    ReconcileRepaymentsErrorCode,
    ReconcileRepaymentsReview
  >({
    operation: reconcileRepaymentsOperation,
    leaveOut: withoutRepeated,
    ownerId: options.customerPartnerId ?? ownPartnerId,
    defaults,
    schema,
    layout,
    rules: options.rules,
    toReview: ({ payments: [payment] }) => {
      if (!payment) return null
      const financing = findFinancing(payment.transaction_reference)
      return {
        reference: payment.transaction_reference,
        amount: payment.amount,
        currency: currency ?? null,
        clientName: [financing?.first_name, financing?.last_name].filter(Boolean).join(' ') || null,
        financingAmount: financing?.amount ?? null,
      }
    },
    tidy: (name, typed) => {
      if (name !== 'amount') return typed
      const { amount } = readAmount(typed, format)
      return amount === null ? typed : writeAmount(amount, format)
    },
    draft: draft ? kept : null,
    stepUp: options.stepUp,
    onEvent: options.onEvent,
  })

  useRewrittenAmounts(format, {
    read: () => [{ name: 'amount' as const, text: form.getValue('amount') }],
    write: form.set,
  })
  const reference = transactionReference ?? toSeenText(form.values.reference)
  const financing = findFinancing(reference)
  const amountRead = readAmount(form.values.amount, format)
  const mostLeft = findMostLeft(reference)
  return {
    ...form,
    review: inCurrency(form.review, currency),
    financing,
    chooseFinancing: (chosen) => form.set('reference', chosen?.transaction_reference ?? ''),
    mostLeft,
    nextInstalment: (isFixed && options.suggestion?.nextInstalment) || null,
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

type ReconcileRepaymentsSchemaParameters = {
  format: AmountFormat
  /** The financing's reference, where the host fixes it and the field is not shown. */
  transactionReference: string | undefined
  findMostLeft: (reference: string) => Amount | null
}

/** What a person may type: a reference, and an amount without an upper limit of the service (T37). Messages are codes. */
function reconcileRepaymentsSchema({
  format,
  transactionReference,
  findMostLeft,
}: ReconcileRepaymentsSchemaParameters): z.ZodMiniType<EndpointInput<typeof reconcileRepayments>, unknown> {
  return z.pipe(
    z
      .object({
        reference: transactionReference === undefined ? textField() : z.string(),
        amount: amountField({ format }),
      })
      .check(({ value, issues }) => {
        if (issues.length > 0) return
        const mostLeft = findMostLeft(transactionReference ?? value.reference)
        if (!isFarAbove(value.amount, mostLeft)) return
        const message: ReconcileRepaymentsErrorCode = 'AMOUNT_FAR_ABOVE_LEFT'
        issues.push({ code: 'custom', message, path: ['amount'], input: value.amount, continue: true })
      }),
    z.transform(({ reference, amount }) => ({
      // T60: the service calls it the id of the financing; it is the reference under which the transaction was registered.
      payments: [{ transaction_reference: transactionReference ?? reference, amount }],
    })),
  )
}

type RepaymentWarningsParameters = {
  reference: string
  amount: Amount | null
  financing: Financing | null
  mostLeft: Amount | null
  /** Whether there is a list in which the reference could stand. */
  hasList: boolean
}

/** What deserves a second look before a repayment is reported. */
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
