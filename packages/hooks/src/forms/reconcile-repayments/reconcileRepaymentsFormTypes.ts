import type { Amount, Financing, reconcileRepayments } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { EndpointOutput } from '@onlend/core/internal'
import type { AmountReadings } from '../amount/readAmount.ts'
import type { UnlimitedAmountErrorCode } from '../amount/amountField.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'

/** What a person types. */
export type ReconcileRepaymentsValues = {
  /** The reference that the financing's transaction was registered under; set by `chooseFinancing`, or typed. */
  reference: string
  amount: string
}

/** What is wrong with a field. Words for it belong to the view. */
export type ReconcileRepaymentsErrorCode = UnlimitedAmountErrorCode

/** Worth a second look; never stops a submission. What the service does with too much or too little is not documented. */
export type ReconcileRepaymentsWarning = {
  field: keyof ReconcileRepaymentsValues
  code:
    | 'AMOUNT_ABOVE_FINANCING'
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

export type UseReconcileRepaymentsFormParameters = {
  /** @default the provider's */
  customerPartnerId?: string
  /** Fixes the financing, so that the person is not asked. */
  transactionReference?: string
  /** The financings to choose from; pass what `useFinancings` returned. Without them the reference is typed. */
  financings?: readonly Financing[]
  /** ISO code, such as `NGN`. */
  currency?: string | undefined
  /** Digits after the point, where `Intl` and the service disagree. */
  currencyDigits?: number
  /** The viewer's locale: settles what `1.500` means and how amounts are written on leaving the field. */
  locale?: string
  defaultValues?: Partial<ReconcileRepaymentsValues>
  rules?: FieldRules<keyof ReconcileRepaymentsValues>
  stepUp?: (intent: ReconcileRepaymentsReview & { operationId: string }) => Promise<boolean>
  /** Keeps what is typed in this tab's storage until it is accepted. @default true */
  draft?: boolean
  onEvent?: (event: LendingEvent) => void
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
  /** What the amount was read as when it was left; `readings` are the two meanings of an ambiguous one, to `set` one of them. */
  amountRead: AmountReadings
  warnings: readonly ReconcileRepaymentsWarning[]
}
