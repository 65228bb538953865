import type { Amount, Financing, reconcileRepayments } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { AmountReadings } from '../amount/readAmount.ts'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { reconcileRepaymentsForm } from './reconcileRepaymentsForm.ts'

/** The values that a person types. */
export type ReconcileRepaymentsValues = FormValues<typeof reconcileRepaymentsForm>

/** The code of a mistake in a field; the view has the words for it. `AMOUNT_FAR_ABOVE_LEFT`: more than twice the most that can be unpaid. */
export type ReconcileRepaymentsErrorCode = FormErrorCode<typeof reconcileRepaymentsForm>

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

export type UseReconcileRepaymentsFormReturnType = WriteForm<
  ReconcileRepaymentsValues,
  ReconcileRepaymentsErrorCode,
  ReconcileRepaymentsReview,
  EndpointOutput<typeof reconcileRepayments>
> & {
  /** The financing that the reference names, where the list has it. */
  financing: Financing | null
  chooseFinancing: (financing: Financing | null) => void
  /** The most that can be unpaid: by the suggestion, else the amount of the financing; `null` where neither is known. */
  mostLeft: Amount | null
  /** The unpaid rest of the next instalment, to offer to the person; `null` without a suggestion. */
  nextInstalment: Amount | null
  /** Writes an amount into the field, in the format of the locale. */
  setAmount: (amount: Amount) => void
  /** The reading of the amount when the person left the field; `readings` has the two amounts of an ambiguous text, to `set` one of them. */
  amountRead: AmountReadings
  warnings: readonly ReconcileRepaymentsWarning[]
}
