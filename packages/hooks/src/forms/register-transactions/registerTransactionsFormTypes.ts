import type { Amount, registerTransactions } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { FieldPath } from 'react-hook-form'
import type { AmountReadings } from '../amount/readAmount.ts'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { WriteForm } from '../write-form/writeFormTypes.ts'
import type { registerTransactionsForm } from './registerTransactionsForm.ts'

/** Whom the transaction is with. */
export type TransactionClientKind = 'individual' | 'business'

/** Who finances it: the service's operator, or another financier. */
export type TransactionFinancier = 'operator' | 'others'

/** The values that a person fills in. Numbers are text and keep their zeros, days are `YYYY-MM-DD`. */
export type RegisterTransactionsValues = FormValues<typeof registerTransactionsForm>

/** One instalment as typed. */
export type TransactionInstalment = RegisterTransactionsValues['instalments'][number]

/** A field of a transaction; that of an instalment by its path. */
export type TransactionField = FieldPath<RegisterTransactionsValues>

/** What is wrong with a field. Words for it belong to the view. `ID_VALUE_NOT_A_NUMBER`: the host sends identity numbers as numbers, which letters and leading zeros do not survive. */
export type RegisterTransactionsErrorCode = FormErrorCode<typeof registerTransactionsForm>

/** Worth a second look; never stops a submission. */
export type RegisterTransactionsWarningCode =
  /** This reference was sent from this device, or a financed transaction has it. What the service does with a second one is not documented. */
  | 'REFERENCE_USED'
  /** A bank verification number has eleven digits. */
  | 'BVN_LENGTH'
  | 'FINANCED_ABOVE_PAYABLE'
  /** The instalments add up neither to the financing nor to what the client pays. */
  | 'INSTALMENTS_DIFFER'
  /** An instalment starts before the transaction or is due after its last day. */
  | 'INSTALMENTS_OUTSIDE_DATES'

export type RegisterTransactionsWarning = {
  field: 'reference' | 'idValue' | 'financedAmount' | 'instalments'
  code: RegisterTransactionsWarningCode
}

/** Everything a person must see before it is sent. */
export type RegisterTransactionsReview = {
  clientKind: TransactionClientKind
  /** First and last name, or the name of the business. */
  clientName: string
  contactNumber: string | null
  idType: string | null
  /** In full: mask it. */
  idValue: string | null
  reference: string
  amountPayable: Amount
  /** `null` when the host named none. */
  currency: string | null
  disbursementDate: string
  expectedPaymentDate: string
  sector: string
  /** As the service will read it. */
  financier: string
  reason: string | null
  financing: {
    amount: Amount
    drawdownId: string
    instalments: readonly { startDate: string; dueDate: string; amount: Amount }[]
    /** What the instalments add up to. */
    total: Amount
  } | null
}

export type UseRegisterTransactionsFormParameters = MoneyFormatParameters &
  FormParameters<RegisterTransactionsValues, RegisterTransactionsReview> & {
    /** The operator's name as the service wants it in `financier`; it differs by environment, so the host configures it. */
    operatorName: string
    /** Fixes who finances the transaction, so that the person is not asked. */
    financier?: TransactionFinancier
    /** Fixes the sector, so that the person is not asked: `Lender`, `Aggregator` or `Market Place`. */
    sector?: string
    /** @default ['individual', 'business'] */
    clientKinds?: readonly TransactionClientKind[]
    /** @default ['bvn', 'rc_number'], which are in use; empty asks for no identity number */
    idTypes?: readonly string[]
    /** A string keeps leading zeros and letters; some services want a number. @default 'string' */
    idValueAs?: 'string' | 'number'
    /** Makes a reference that no transaction had before; a person may still change it. */
    referenceFactory?: () => string
    /**
     * Whether financing is asked for with the transaction. A transaction without financing is sent with an empty
     * `financed_transactions`, because the API document requires the field; for a service that refuses this, choose `always`.
     * @default 'ask'
     */
    financing?: 'ask' | 'always' | 'never'
    /** The drawdown that financing is taken from. @default the active drawdown's */
    drawdownId?: string
    /** What `splitInstalments` divides: the financing, or what the client pays. The API document does not say. @default 'financed' */
    instalmentsOf?: 'financed' | 'payable'
    /** Travels with the transaction, as JSON. */
    meta?: Readonly<Record<string, unknown>>
    /**
     * Keeps what is typed in this tab's storage until it is accepted. Contact and identity numbers only with `{ personal: true }`,
     * for hosts whose people do not share devices. @default true
     */
    draft?: boolean | { personal: true }
  }

/** The instalments and what may be done to them. */
export type TransactionInstalments = {
  /** How many there are; the fields of each are `instalments.0.amount`, `instalments.0.startDate` and `instalments.0.dueDate`. */
  count: number
  /** Adds one a month after the last. */
  add: () => void
  remove: (index: number) => void
  /** Replaces them by so many equal ones, monthly from the disbursement; `false` where the amount cannot be read or divided. */
  split: (count: number) => boolean
  /** What those that can be read add up to; `null` when none can. */
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
  /** What the text of a field was read as when it was left; `readings` are the two meanings of an ambiguous one, to `set` one of them. */
  readAmount: (name: TransactionField) => AmountReadings
  warnings: readonly RegisterTransactionsWarning[]
  /** Those of every page: put them to the person before anything is sent. */
  openWarnings: readonly RegisterTransactionsWarning[]
  /** Where the reference of the drawdown comes from; `asking` while it is being looked up. */
  drawdown: 'notAsked' | 'asking' | 'found' | 'none' | 'failed'
}
