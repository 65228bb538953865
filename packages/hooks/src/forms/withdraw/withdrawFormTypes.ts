import type { Amount, Bank, withdraw } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { BankCountry, EndpointOutput } from '@onlend/core/internal'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { FormField, FormFieldError, WriteForm } from '../write-form/writeFormTypes.ts'
import type { withdrawForm } from './withdrawForm.ts'

/** The method of a withdrawal: to a bank account or to a mobile-money wallet. */
export type WithdrawMethod = 'bank' | 'mobile-money'

/** The values of the withdrawal form. Numbers and codes are text, to keep their leading zeros. */
export type WithdrawValues = FormValues<typeof withdrawForm>

/** A field with an input; `setMethod`, `chooseRecipient`, `chooseBank` and `setManualBank` set the other values. */
export type WithdrawFieldName = Exclude<
  keyof WithdrawValues,
  'method' | 'recipientEnd' | 'chosenBank' | 'isBankTyped'
>

/** The mistake in a field. The view has the words for it. */
export type WithdrawErrorCode = FormErrorCode<typeof withdrawForm>

/** A warning that never stops a submission. */
export type WithdrawWarningCode =
  /** The chosen bank is not among those whose check digit fits the account number. */
  | 'ACCOUNT_NUMBER_UNLIKELY'
  /** Nigerian account numbers have ten digits. */
  | 'ACCOUNT_NUMBER_LENGTH'

/** Spread `input` on a native, uncontrolled input, select or textarea. */
export type WithdrawField = FormField<WithdrawFieldName, WithdrawErrorCode> & {
  warningCode: WithdrawWarningCode | null
}

/** The facts that a person must see before the money leaves. */
export type WithdrawReview = {
  amount: Amount
  /** The ISO code; `null` when the host named none. */
  currency: string | null
  method: WithdrawMethod
  /** The name on the account; `null` for mobile money. */
  recipient: string | null
  /** The full account or phone number, as text. */
  destination: string
  /** The bank's or operator's name; the code where the bank was typed by hand. */
  institutionName: string
  institutionCode: string
  narration: string | null
  /** The balance minus the amount, where the host gave a balance. */
  remaining: Amount | null
  /** The name that the account resolves to, where the host can look it up. */
  resolvedName: string | null
}

/** The host's lookup of an account before the money leaves. */
export type ResolveAccount = (account: {
  country: string
  bankCode: string
  accountNumber: string
}) => Promise<{ name: string } | null>

/** The host's own check before the send, such as a one-time code: `false` stops the withdrawal. */
export type StepUp = (intent: WithdrawReview & { operationId: string }) => Promise<boolean>

/** A mobile-money operator; which ones exist is the host's configuration. */
export type Correspondent = { id: string; name: string }

/** A recipient in the host's list of people that its user pays. The whole number stays in the page: the kit neither stores nor logs it. */
export type Beneficiary = {
  /** The name on the account; `null` where mobile money goes to a number alone. */
  name: string | null
  method: WithdrawMethod
  /** The bank's code, or the mobile-money operator's id. */
  institution: string
  /** The name of the bank or operator. @default the bank list's name */
  institutionName?: string | null
  /** The whole account or phone number. */
  number: string
}

/** A known recipient for another withdrawal. */
export type Recipient = {
  /** Method, bank or operator, and the last four digits: the device keeps nothing else. */
  key: string
  name: string | null
  method: WithdrawMethod
  institution: string
  institutionName: string | null
  /** The last four digits of the account or phone number. */
  destinationEnd: string
  /** The whole number, where the host gave it; the ledger holds none, so the person types it again. */
  number: string | null
  /** Whether a withdrawal has reached the recipient, by the ledger. */
  wasPaid: boolean
  isFavourite: boolean
}

export type UseWithdrawFormParameters = MoneyFormatParameters & {
  /** @default the provider's */
  customerPartnerId?: string
  /** @default ['bank', 'mobile-money'], without mobile money where there are no `correspondents` */
  methods?: readonly WithdrawMethod[]
  /** The lower-case name, as the bank list wants it: `nigeria`, `ghana`. */
  country: BankCountry
  correspondents?: readonly Correspondent[]
  /** The bank list, for names and candidates; pass what `useBanks` returned. */
  banks?: readonly Bank[]
  /** The balance of the lockbox: the field refuses a larger amount. */
  balance?: Amount
  minAmount?: Amount
  maxAmount?: Amount
  /** Fixes the amount to `defaultValues.amount`. */
  lockAmount?: boolean
  /** The values before the person types; a bank by its code alone. */
  defaultValues?: Partial<Pick<WithdrawValues, WithdrawFieldName | 'method'>>
  requireReenterLast4?: boolean
  stepUp?: StepUp
  resolveAccount?: ResolveAccount
  /** The narration of a mobile-money withdrawal, before the person changes it. */
  narrationTemplate?: string
  /**
   * Keeps the typed values in this tab's storage until the relay accepts the write: the amount, the bank, the name and the narration.
   * Account and phone numbers only with `{ numbers: true }`, for hosts whose people do not share devices. @default true
   */
  draft?: boolean | { numbers: true }
  /** Hides, locks, orders or prefills fields. */
  rules?: FieldRules<WithdrawFieldName>
  onEvent?: (event: LendingEvent) => void
}

/** The return value of `useWithdrawForm`: the form, and the properties that only a withdrawal has. */
export type UseWithdrawFormReturnType = Omit<
  WriteForm<WithdrawValues, WithdrawErrorCode, WithdrawReview, EndpointOutput<typeof withdraw>>,
  'fields' | 'field' | 'set' | 'errors' | 'focusField'
> & {
  method: WithdrawMethod
  methods: readonly WithdrawMethod[]
  setMethod: (method: WithdrawMethod) => void
  /** The chosen recipient, while the values are still the recipient's; `null` for a new recipient. */
  recipient: Recipient | null
  /** Fills in the fields of a known recipient: all, or all but the number. `null` empties them. */
  chooseRecipient: (recipient: Recipient | null) => void
  /** The fields of the chosen method, in order. */
  fields: readonly WithdrawFieldName[]
  field: (name: WithdrawFieldName) => WithdrawField
  /** The entries of the error summary after a failed `review`, in the order of the fields. */
  errors: readonly FormFieldError<WithdrawFieldName, WithdrawErrorCode>[]
  focusField: (name: WithdrawFieldName) => void

  /** The reading of the amount field when the person left it. */
  amountRead: Amount | null
  /** The two readings of an ambiguous amount. */
  amountReadings: readonly [Amount, Amount] | null
  chooseAmountReading: (amount: Amount) => void

  /** The bank of the values; `null` while none is chosen or a person types the code. */
  selectedBank: Bank | null
  chooseBank: (bank: Bank | null) => void
  manualBank: boolean
  setManualBank: (manual: boolean) => void
  /** The banks whose check digit fits the account number. */
  candidates: BankCandidates
  correspondents: readonly Correspondent[]
  /** The answer of the host's `resolveAccount` for the account. */
  accountCheck: { state: 'idle' | 'checking' | 'found' | 'notFound' | 'unavailable'; name: string | null }
}
