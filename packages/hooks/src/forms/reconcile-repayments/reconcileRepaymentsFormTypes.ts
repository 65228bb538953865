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

/** The code of a mistake in a field; its sentence belongs to the view. `AMOUNT_FAR_ABOVE_LEFT`: more than twice the amount that may be left. */
export type ReconcileRepaymentsErrorCode = FormErrorCode<typeof reconcileRepaymentsForm>

/** The facts that a partner's own books add to a financing: the service names no instalments. */
export type RepaymentSuggestion = {
  /** Left of the next instalment: offered beside the field, never written into it. */
  nextInstalment: Amount | null
  /** Left of the whole financing. */
  unpaid: Amount | null
}

/** Worth a second look; never stops a submission. The service's handling of too much or too little is not documented. */
export type ReconcileRepaymentsWarning = {
  field: keyof ReconcileRepaymentsValues
  code: /** More than what is left at most. */
    | 'AMOUNT_ABOVE_LEFT'
    /** The list of financings says that it is paid. */
    | 'FINANCING_COMPLETED'
    /** The list of financings has no such reference. */
    | 'REFERENCE_NOT_LISTED'
}

/** Everything a person must see before it is sent. */
export type ReconcileRepaymentsReview = {
  reference: string
  amount: Amount
  /** `null` when the host named none. */
  currency: string | null
  /** Whose financing it is; `null` where the list does not say. */
  clientName: string | null
  /** The amount of the financing; `null` where the list does not say. */
  financingAmount: Amount | null
}

export type UseReconcileRepaymentsFormParameters = MoneyFormatParameters &
  FormParameters<ReconcileRepaymentsValues, ReconcileRepaymentsReview> & {
    /** Fixes the financing, so that the person is not asked. */
    transactionReference?: string
    /** Facts about the fixed financing, as `FinancingsTable` hands them to `onReportRepayment`. */
    suggestion?: RepaymentSuggestion
    /** The financings to choose from; pass what `useFinancings` returned. Without them the reference is typed. */
    financings?: readonly Financing[]
    /** Keeps what is typed in this tab's storage until it is accepted. @default true */
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
  /** Left of the financing at most: by the suggestion, else the amount of the financing; `null` where neither is known. */
  mostLeft: Amount | null
  /** Left of the next instalment, to be offered; `null` where nothing says so. */
  nextInstalment: Amount | null
  /** Writes an amount into the field, as the locale writes it. */
  setAmount: (amount: Amount) => void
  /** What the amount was read as when it was left; `readings` are the two meanings of an ambiguous one, to `set` one of them. */
  amountRead: AmountReadings
  warnings: readonly ReconcileRepaymentsWarning[]
}
