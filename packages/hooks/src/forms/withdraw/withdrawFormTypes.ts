import type { Amount, Bank, LendingError, Operation } from '@onlend/core'
import type { Control } from 'react-hook-form'
import type { LendingEvent } from '../../provider/LendingEvent.ts'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'

/** Where the money goes. */
export type WithdrawMethod = 'bank' | 'mobile-money'

/**
 * `details`: being filled in, also after a refusal. `review`: read back and confirmed; it stays open while sending and where nothing
 * left (`offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere`, `notSent`). `outcome`: sent.
 */
export type WithdrawStep = 'details' | 'review' | 'outcome'

/** What a person types. All of it is text: account numbers and codes keep their leading zeros. */
export type WithdrawValues = {
  method: WithdrawMethod
  /** As typed, separators and all. */
  amount: string
  /** Set by `chooseBank`, or typed where the bank is not listed. */
  bankCode: string
  accountNumber: string
  /** The last four digits, typed again; asked for with `requireReenterLast4`. */
  accountNumberEnd: string
  accountName: string
  correspondent: string
  mobileNumber: string
  narration: string
}

/** A field that has an input of its own; the method is chosen with `setMethod`. */
export type WithdrawFieldName = Exclude<keyof WithdrawValues, 'method'>

/** What is wrong with a field. Words for it belong to the view. */
export type WithdrawErrorCode =
  | 'REQUIRED'
  | 'AMOUNT_NOT_A_NUMBER'
  /** One separator before three digits, such as `1.500`: offer `amountReadings`. */
  | 'AMOUNT_AMBIGUOUS'
  | 'AMOUNT_TOO_MANY_DECIMALS'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LOW'
  | 'AMOUNT_TOO_HIGH'
  | 'AMOUNT_OVER_BALANCE'
  /** More digits than the service can receive. */
  | 'AMOUNT_TOO_PRECISE'
  | 'BANK_CODE_INVALID'
  | 'ACCOUNT_NUMBER_INVALID'
  | 'ACCOUNT_NUMBER_END_DIFFERS'
  | 'MOBILE_NUMBER_INVALID'

/** Worth a second look; never stops anybody. */
export type WithdrawWarningCode =
  /** The chosen bank is not among those whose check digit fits the account number. */
  | 'ACCOUNT_NUMBER_UNLIKELY'
  /** Nigerian account numbers have ten digits. */
  | 'ACCOUNT_NUMBER_LENGTH'

/** One entry of the error summary, in the order of the fields. */
export type WithdrawFieldError = { field: WithdrawFieldName; id: string; code: WithdrawErrorCode }

/** Spread the part without `errorCode` on a native, uncontrolled input, select or textarea. */
export type WithdrawField = {
  input: {
    name: WithdrawFieldName
    /** Stable for the life of the form; the error summary links to it. */
    id: string
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void
    defaultValue: string
    onChange: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
    onBlur: (event: { target: unknown; type?: unknown }) => Promise<void | boolean>
  }
  required: boolean
  /** True for an amount that the host has fixed. */
  readOnly: boolean
  errorCode: WithdrawErrorCode | null
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

/**
 * How a confirmed withdrawal stands, or what kept it from being sent.
 * Nothing left this device for `offline`, `sessionExpired`, `possibleDuplicate`, `inFlightElsewhere` and `notSent`.
 */
export type WithdrawOutcome =
  | 'submitting'
  | 'accepted'
  | 'succeeded'
  | 'failed'
  /** The service or the relay said no; see `error`. Shown above the fields, which keep what was typed. */
  | 'rejected'
  /** Sent, no trustworthy answer. Never offer to send it again. */
  | 'unknown'
  | 'stale'
  /** The relay has no record: it never arrived. `sendAgainSameKey` is safe. */
  | 'notReceived'
  | 'offline'
  | 'sessionExpired'
  /** Looks like `earlier`; `confirmDuplicate` sends it all the same. */
  | 'possibleDuplicate'
  /** Another tab or window is confirming a withdrawal at this moment. */
  | 'inFlightElsewhere'
  /** The person or the host's extra check declined. */
  | 'notSent'

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

export type UseWithdrawFormOptions = {
  /** @default the provider's */
  customerPartnerId?: string
  /** @default ['bank', 'mobile-money'], without mobile money where there are no `correspondents` */
  methods?: readonly WithdrawMethod[]
  /** Lower-case name, as the bank list wants it: `nigeria`, `ghana`. */
  country: string
  /** ISO code, such as `NGN`. The credit limit is the only place where the service names it. */
  currency?: string
  /** Digits after the point, where `Intl` and the operator disagree. */
  currencyDigits?: number
  /** The viewer's locale: settles what `1.500` means and how amounts are written on leaving the field. */
  locale?: string
  correspondents?: readonly Correspondent[]
  /** The bank list, for names and candidates; pass what `useBanks` returned. */
  banks?: readonly Bank[]
  /** What the lockbox holds: more than that is refused at the field. */
  balance?: Amount
  minAmount?: Amount
  maxAmount?: Amount
  /** Fixes the amount to `defaultValues.amount`. */
  lockAmount?: boolean
  defaultValues?: Partial<WithdrawValues>
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
  onEvent?: (event: LendingEvent) => void
}

export type WithdrawFormActions = {
  /** Checks the fields and opens the review, or shows the errors. Fits a form's `onSubmit`. */
  review: (event?: { preventDefault?: () => void }) => Promise<boolean>
  /** Back to the fields with every value kept. */
  edit: () => void
  /** Sends the money, once, however often it is called. */
  confirm: () => Promise<void>
  /** Sends a look-alike all the same, with the same key. Only in `possibleDuplicate`. */
  confirmDuplicate: () => Promise<void>
  /** Reads the operation again; never sends. */
  checkAgain: () => Promise<void>
  /** Only in `notReceived`: the relay has no record, so the same key can be used. */
  sendAgainSameKey: () => Promise<void>
  /** An empty form for another withdrawal. Not while one is being sent. */
  startOver: () => void
}

export type UseWithdrawFormReturnType = {
  step: WithdrawStep
  method: WithdrawMethod
  methods: readonly WithdrawMethod[]
  setMethod: (method: WithdrawMethod) => void

  /** What stood in the fields when one was last left; `useWithdrawValues(control)` follows every key. */
  values: WithdrawValues
  /** The fields of the chosen method, in order. */
  fields: readonly WithdrawFieldName[]
  field: (name: WithdrawFieldName) => WithdrawField
  /** After a failed `review`: what to list in the summary, in the order of the fields. */
  errors: readonly WithdrawFieldError[]
  /** Grows with each failed or passed `review`; move the focus to the summary when it changes and `errors` is not empty. */
  submitCount: number
  focusField: (name: WithdrawFieldName) => void

  /** What the amount field was read as when it was left. */
  amountRead: Amount | null
  /** The two meanings of an ambiguous amount. */
  amountReadings: readonly [Amount, Amount] | null
  chooseAmountReading: (amount: Amount) => void

  /** The bank that stands behind `bankCode`; `null` while none is chosen or it is typed by hand. */
  selectedBank: Bank | null
  chooseBank: (bank: Bank | null) => void
  manualBank: boolean
  setManualBank: (manual: boolean) => void
  /** The banks whose check digit fits the account number. */
  candidates: BankCandidates
  correspondents: readonly Correspondent[]
  /** What a host's `resolveAccount` said about the account. */
  accountCheck: { state: 'idle' | 'checking' | 'found' | 'notFound' | 'unavailable'; name: string | null }

  /** Set once a review has opened, unless the page was reloaded since: then `operation` says what is known. */
  review: WithdrawReview | null
  outcome: WithdrawOutcome | null
  /** Why it was refused, is unknown, or was not sent. */
  error: LendingError | null
  /** The relay's record: the truth about this withdrawal. */
  operation: Operation | null
  operationId: string | null
  /** The earlier withdrawal that this one looks like. */
  earlier: Operation | null
  /** Between `confirm` and an answer: keep the dialog open and the page from closing. */
  isPending: boolean
  /** This flow was picked up from before a reload. */
  resumed: boolean

  draftRestored: boolean
  discardDraft: () => void

  actions: WithdrawFormActions
  /** For `useWithdrawValues`, and for hosts that add fields of their own. */
  control: Control<WithdrawValues>
}
