import type { Amount, Financing } from '@onlend/core'
import { reconcileRepaymentsOperation } from '@onlend/core/operations'
import { isFarAbove } from '@onlend/core/internal'
import { defineForm } from '../define-form/defineForm.ts'
import { money, type MoneyContext } from '../define-form/money.ts'
import { text } from '../define-form/text.ts'
import { findFinancing } from './findFinancing.ts'
import { findMostLeft } from './findMostLeft.ts'
import type { ReconcileRepaymentsReview } from './reconcileRepaymentsFormTypes.ts'

type ReconcileContext = MoneyContext & {
  currency: string | undefined
  financings: readonly Financing[] | undefined
  /** The reference that the host fixes: its field is not shown. */
  transactionReference: string | undefined
  /** Left of the fixed financing, by the partner's own books. */
  unpaid: Amount | null
}

/** All that the report of a repayment asks a person: a reference, and an amount without an upper limit of the service (T37; Partner API, Endpoint 6). */
export const reconcileRepaymentsForm = defineForm<ReconcileContext>()(reconcileRepaymentsOperation, {
  fields: {
    /** The reference that the financing's transaction was registered under; set by `chooseFinancing`, or typed. */
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
    // T60: the service calls it the id of the financing; it is the reference under which the transaction was registered.
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
