import type { Amount, Financing } from '@onlend/core'
import { isFarAbove } from '@onlend/core/internal'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import { type FormValues, defineForm } from '../define-form/defineForm.ts'
import { type MoneyContext, money } from '../define-form/money.ts'
import { text } from '../define-form/text.ts'
import { findFinancing } from './findFinancing.ts'
import { findMostLeft } from './findMostLeft.ts'

/** The values that a person types. */
export type ReconcileRepaymentsValues = FormValues<typeof reconcileRepaymentsForm>

/** The facts that a person must see before the form sends the report. */
export type ReconcileRepaymentsReview = {
  reference: string
  amount: Amount
  /** The ISO code; `null` when the host named none. */
  currency: string | null
  /** The client of the financing; `null` where the list does not name one. */
  clientName: string | null
  /** The amount of the financing; `null` where the list does not give it. */
  financingAmount: Amount | null
}

type ReconcileContext = MoneyContext & {
  currency: string | undefined
  financings: readonly Financing[] | undefined
  /** The reference that the host fixes: the form does not show its field. */
  transactionReference: string | undefined
  /** The unpaid rest of the fixed financing, by the partner's own books. */
  unpaid: Amount | null
}

/** The fields of a repayment report: a reference, and an amount for which the service has no upper limit (T37; Partner API, Endpoint 6). */
export const reconcileRepaymentsForm = defineForm<ReconcileContext>()(reconcileRepaymentsOperation, {
  fields: {
    /** The reference of the financing's transaction; `chooseFinancing` sets it, or the person types it. */
    reference: text(),
    amount: money(),
  },
  pages: (_values, { transactionReference }) =>
    transactionReference === undefined ? [['reference', 'amount']] : [['amount']],
  check: ({ reference, amount }, context) => {
    const about = context.transactionReference ?? reference
    const isSlip =
      amount !== undefined && about !== undefined && isFarAbove(amount, findMostLeft(context, about))
    return [{ field: 'amount', code: isSlip && 'AMOUNT_FAR_ABOVE_LEFT' }]
  },
  toInput: ({ reference, amount }, { transactionReference = reference }) => ({
    // T60: the service calls this field the id of the financing; the value is the reference of the registered transaction.
    payments: [{ transaction_reference: transactionReference, amount }],
  }),
  toReview: (
    { payments: [payment] },
    _values,
    { financings, currency },
  ): ReconcileRepaymentsReview | null => {
    if (!payment) return null
    const financing = findFinancing(financings, payment.transaction_reference)
    return {
      reference: payment.transaction_reference,
      amount: payment.amount,
      currency: currency ?? null,
      clientName: [financing?.first_name, financing?.last_name].filter(Boolean).join(' ') || null,
      financingAmount: financing?.amount ?? null,
    }
  },
  toDraft: () => ({ version: 1, keep: ['reference', 'amount'] }),
})
