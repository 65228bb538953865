import type { Amount, registerTransactions } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { FieldPath } from 'react-hook-form'
import type { AmountReadings } from '../amount/readAmount.ts'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { registerTransactionsForm } from './registerTransactionsForm.ts'

/** The kind of client of the transaction. */
export type TransactionClientKind = 'individual' | 'business'

/** The financier of the transaction: the service's operator, or another one. */
export type TransactionFinancier = 'operator' | 'others'

/** The values of the form. Numbers are text and keep their zeros, days are `YYYY-MM-DD`. */
export type RegisterTransactionsValues = FormValues<typeof registerTransactionsForm>

/** The typed values of one instalment. */
export type TransactionInstalment = RegisterTransactionsValues['instalments'][number]

/** A field of a transaction; a field of an instalment by its path. */
export type TransactionField = FieldPath<RegisterTransactionsValues>

/**
 * The mistake in a field. The view has the words for it. `ID_VALUE_NOT_A_NUMBER`: the host sends identity numbers as numbers, which would lose
 * letters and leading zeros.
 */
export type RegisterTransactionsErrorCode = FormErrorCode<typeof registerTransactionsForm>

/** A warning that never stops a submission. */
export type RegisterTransactionsWarningCode =
  /** This device has sent the reference, or a financed transaction has it. The API document does not say what the service does with a second one. */
  | 'REFERENCE_USED'
  /** A bank verification number has eleven digits. */
  | 'BVN_LENGTH'
  | 'FINANCED_ABOVE_PAYABLE'
  /** The instalments add up neither to the financing nor to the client's payment. */
  | 'INSTALMENTS_DIFFER'
  /** An instalment starts before the transaction or is due after its last day. */
  | 'INSTALMENTS_OUTSIDE_DATES'

export type RegisterTransactionsWarning = {
  field: 'reference' | 'idValue' | 'financedAmount' | 'instalments'
  code: RegisterTransactionsWarningCode
}

/** The facts that a person must see before the form sends the transaction. */
export type RegisterTransactionsReview = {
  clientKind: TransactionClientKind
  /** First and last name, or the name of the business. */
  clientName: string
  contactNumber: string | null
  idType: string | null
  /** The full identity number: mask it. */
  idValue: string | null
  reference: string
  amountPayable: Amount
  /** The ISO code; `null` when the host named none. */
  currency: string | null
  disbursementDate: string
  expectedPaymentDate: string
  sector: string
  /** The financier in the service's words. */
  financier: string
  reason: string | null
  financing: {
    amount: Amount
    drawdownId: string
    instalments: readonly { startDate: string; dueDate: string; amount: Amount }[]
    /** The sum of the instalments. */
    total: Amount
  } | null
}

export type UseRegisterTransactionsFormParameters = MoneyFormatParameters &
  FormParameters<RegisterTransactionsValues, RegisterTransactionsReview> & {
    /** The operator's name as the service wants it in `financier`; it differs by environment, so the host configures it. */
    operatorName: string
    /** Fixes the financier: the form does not ask for it. */
    financier?: TransactionFinancier
    /** Fixes the sector, `Lender`, `Aggregator` or `Market Place`: the form does not ask for it. */
    sector?: string
    /** @default ['individual', 'business'] */
    clientKinds?: readonly TransactionClientKind[]
    /** The types of identity number; an empty list asks for none. @default ['bvn', 'rc_number'], which are in use */
    idTypes?: readonly string[]
    /** A string keeps leading zeros and letters; some services want a number. @default 'string' */
    idValueAs?: 'string' | 'number'
    /** Makes a reference that no earlier transaction has; the person can change it. */
    referenceFactory?: () => string
    /**
     * Whether the form asks for financing with the transaction. The form sends a transaction without financing with an empty
     * `financed_transactions`, because the API document requires the field; for a service that refuses this, choose `always`.
     * @default 'ask'
     */
    financing?: 'ask' | 'always' | 'never'
    /** The reference of the drawdown that pays the financing. @default the active drawdown's */
    drawdownId?: string
    /** The amount that `split` divides: the financing, or the client's payment. The API document does not say which. @default 'financed' */
    instalmentsOf?: 'financed' | 'payable'
    /** The JSON that the form sends with the transaction. */
    meta?: Readonly<Record<string, unknown>>
    /**
     * Keeps the typed values in this tab's storage until the relay accepts the write. Contact and identity numbers only with
     * `{ personal: true }`, for hosts whose people do not share devices. @default true
     */
    draft?: boolean | { personal: true }
  }

/** The instalments, and the actions on them. */
export type TransactionInstalments = {
  /** The number of instalments; the fields of each are `instalments.0.amount`, `instalments.0.startDate` and `instalments.0.dueDate`. */
  count: number
  /** Adds an instalment a month after the last. */
  add: () => void
  remove: (index: number) => void
  /** Replaces the instalments by `count` equal ones, monthly from the disbursement; `false` where the amount cannot be read or divided. */
  split: (count: number) => boolean
  /** The sum of the readable instalments; `null` when no instalment is readable. */
  total: Amount | null
}

export type UseRegisterTransactionsFormReturnType = WriteForm<
  RegisterTransactionsValues,
  RegisterTransactionsErrorCode,
  RegisterTransactionsReview,
  EndpointOutput<typeof registerTransactions>
> & {
  clientKinds: readonly TransactionClientKind[]
  idTypes: readonly string[]
  instalments: TransactionInstalments
  /** Returns the amount that a field had when the person last left it; `readings` has the two amounts of an ambiguous text, to `set` one of them. */
  readAmount: (name: TransactionField) => AmountReadings
  warnings: readonly RegisterTransactionsWarning[]
  /** The warnings of every page: show them to the person before the send. */
  openWarnings: readonly RegisterTransactionsWarning[]
  /** The state of the search for the drawdown's reference; `asking` during the search. */
  drawdown: 'notAsked' | 'asking' | 'found' | 'none' | 'failed'
}
