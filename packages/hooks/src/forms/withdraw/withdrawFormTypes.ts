import type { Amount, Bank, withdraw } from '@onlend/core'
import type { LendingEvent } from '@onlend/core/client'
import type { BankCountry, EndpointOutput } from '@onlend/core/internal'
import type { MoneyFormatParameters } from '../amount/useMoneyFormat.ts'
import type { FormErrorCode, FormValues } from '../define-form/defineForm.ts'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'
import type { FieldRules } from '../write-form/FormLayout.ts'
import type { FormField, FormFieldError, WriteForm } from '../write-form/writeFormTypes.ts'
import type { withdrawForm } from './withdrawForm.ts'

/** Where the money goes. */
export type WithdrawMethod = 'bank' | 'mobile-money'

/** The values that a person fills in. Numbers and codes are text, so that they keep their leading zeros. */
export type WithdrawValues = FormValues<typeof withdrawForm>

/** A field that has an input of its own; the rest is set by `setMethod`, `chooseRecipient`, `chooseBank` and `setManualBank`. */
export type WithdrawFieldName = Exclude<
  keyof WithdrawValues,
  'method' | 'recipientEnd' | 'chosenBank' | 'isBankTyped'
>

/** What is wrong with a field. Words for it belong to the view. */
export type WithdrawErrorCode = FormErrorCode<typeof withdrawForm>

/** Worth a second look; never stops a submission. */
export type WithdrawWarningCode =
  /** The chosen bank is not among those whose check digit fits the account number. */
  | 'ACCOUNT_NUMBER_UNLIKELY'
  /** Nigerian account numbers have ten digits. */
  | 'ACCOUNT_NUMBER_LENGTH'

/** Spread `input` on a native, uncontrolled input, select or textarea. */
export type WithdrawField = FormField<WithdrawFieldName, WithdrawErrorCode> & {
  warningCode: WithdrawWarningCode | null
}

/** Everything a person must see before the money leaves. */
export type WithdrawReview = {
  amount: Amount
  /** `null` when the host named none. */
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

/** What a host may look up before the money leaves. */
export type ResolveAccount = (account: {
  country: string
  bankCode: string
  accountNumber: string
}) => Promise<{ name: string } | null>

/** A host's own check before sending, such as a one-time code: `false` stops the withdrawal. */
export type StepUp = (intent: WithdrawReview & { operationId: string }) => Promise<boolean>

/** A mobile-money operator; which ones exist is the host's configuration. */
export type Correspondent = { id: string; name: string }

/** Somebody in the host's own list of people that its user pays. The whole number stays in the page: the kit neither stores nor logs it. */
export type Beneficiary = {
  /** The name on the account; `null` where mobile money goes to a number alone. */
  name: string | null
  method: WithdrawMethod
  /** The bank's code, or the mobile-money operator's id. */
  institution: string
  /** What to call it. @default the bank list's name */
  institutionName?: string | null
  /** The whole account or phone number. */
  number: string
}

/** Somebody whom money can be sent to again. */
export type Recipient = {
  /** Method, bank or operator, and the last four digits: nothing else is remembered on the device. */
  key: string
  name: string | null
  method: WithdrawMethod
  institution: string
  institutionName: string | null
  /** The last four digits of the account or phone number. */
  destinationEnd: string
  /** The whole number, where the host gave it; the ledger holds none, so that it is typed again. */
  number: string | null
  /** Whether a withdrawal has reached them, by the ledger. */
  wasPaid: boolean
  isFavourite: boolean
}

export type UseWithdrawFormParameters = MoneyFormatParameters & {
  /** @default the provider's */
  customerPartnerId?: string
  /** @default ['bank', 'mobile-money'], without mobile money where there are no `correspondents` */
  methods?: readonly WithdrawMethod[]
  /** Lower-case name, as the bank list wants it: `nigeria`, `ghana`. */
  country: BankCountry
  correspondents?: readonly Correspondent[]
  /** The bank list, for names and candidates; pass what `useBanks` returned. */
  banks?: readonly Bank[]
  /** What the lockbox holds: more than that is refused at the field. */
  balance?: Amount
  minAmount?: Amount
  maxAmount?: Amount
  /** Fixes the amount to `defaultValues.amount`. */
  lockAmount?: boolean
  /** Of a bank, its code alone. */
  defaultValues?: Partial<Pick<WithdrawValues, WithdrawFieldName | 'method'>>
  requireReenterLast4?: boolean
  stepUp?: StepUp
  resolveAccount?: ResolveAccount
  /** The narration of a mobile-money withdrawal, before the person changes it. */
  narrationTemplate?: string
  /**
   * Keeps what is typed in this tab's storage until it is accepted: the amount, the bank, the name and the narration.
   * Account and phone numbers only with `{ numbers: true }`, for hosts whose people do not share devices. @default true
   */
  draft?: boolean | { numbers: true }
  /** Hides, locks, orders or prefills fields. */
  rules?: FieldRules<WithdrawFieldName>
  onEvent?: (event: LendingEvent) => void
}

/** Everything that `useWithdrawForm` returns: the form, and what only a withdrawal has. */
export type UseWithdrawFormReturnType = Omit<
  WriteForm<WithdrawValues, WithdrawErrorCode, WithdrawReview, EndpointOutput<typeof withdraw>>,
  'fields' | 'field' | 'set' | 'errors' | 'focusField'
> & {
  method: WithdrawMethod
  methods: readonly WithdrawMethod[]
  setMethod: (method: WithdrawMethod) => void
  /** Who was chosen and still stands; `null` for somebody new. */
  recipient: Recipient | null
  /** Fills in what is known of somebody: all of it, or all but the number. `null` empties it again. */
  chooseRecipient: (recipient: Recipient | null) => void
  /** The fields of the chosen method, in order. */
  fields: readonly WithdrawFieldName[]
  field: (name: WithdrawFieldName) => WithdrawField
  /** After a failed `review`: what to list in the summary, in the order of the fields. */
  errors: readonly FormFieldError<WithdrawFieldName, WithdrawErrorCode>[]
  focusField: (name: WithdrawFieldName) => void

  /** What the amount field was read as when it was left. */
  amountRead: Amount | null
  /** The two meanings of an ambiguous amount. */
  amountReadings: readonly [Amount, Amount] | null
  chooseAmountReading: (amount: Amount) => void

  /** The bank that the values stand for; `null` while none is chosen or its code is typed by hand. */
  selectedBank: Bank | null
  chooseBank: (bank: Bank | null) => void
  manualBank: boolean
  setManualBank: (manual: boolean) => void
  /** The banks whose check digit fits the account number. */
  candidates: BankCandidates
  correspondents: readonly Correspondent[]
  /** What a host's `resolveAccount` said about the account. */
  accountCheck: { state: 'idle' | 'checking' | 'found' | 'notFound' | 'unavailable'; name: string | null }
}
