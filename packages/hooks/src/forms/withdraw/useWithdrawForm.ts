'use client'
import type { Amount, Bank } from '@onlend/core'
import { type BankCountry, compactNumber } from '@onlend/core/internal'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'
import { nubanCheckDigit } from '../../banks/nubanCheckDigit.ts'
import { useBankCandidates } from '../../banks/useBankCandidates.ts'
import { type MoneyFormatParameters, useMoneyFormat } from '../amount/useMoneyFormat.ts'
import type { FormParameters } from '../define-form/FormParameters.ts'
import { type FormOf, useForm } from '../define-form/useForm.ts'
import { useHostAnswer } from '../define-form/useHostAnswer.ts'
import { findBank } from './findBank.ts'
import { findMethod } from './findMethod.ts'
import type { Recipient } from './listRecipients.ts'
import {
  type Correspondent,
  type WithdrawErrorCode,
  type WithdrawFieldName,
  type WithdrawMethod,
  type WithdrawReview,
  type WithdrawValues,
  withdrawForm,
} from './withdrawForm.ts'
import type { FormField, FormFieldError } from '../write-form/writeFormTypes.ts'

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

/** The host's lookup of an account before the money leaves. */
export type ResolveAccount = (account: {
  country: string
  bankCode: string
  accountNumber: string
}) => Promise<{ name: string } | null>

/** The host's own check before the send, such as a one-time code: `false` stops the withdrawal. */
export type StepUp = (intent: WithdrawReview & { operationId: string }) => Promise<boolean>

export type UseWithdrawFormParameters = MoneyFormatParameters &
  FormParameters<Pick<WithdrawValues, WithdrawFieldName | 'method'>, WithdrawReview> & {
    /** @default ['bank', 'mobile-money'], without mobile money where there are no `correspondents` */
    methods?: readonly WithdrawMethod[]
    /** The lower-case name, as the bank list wants it: `nigeria`, `ghana`. */
    country: BankCountry
    /** The mobile-money operators that a person can choose; the service has no list of them. */
    correspondents?: readonly Correspondent[]
    /** The bank list, for names and candidates; pass what `useBanks` returned. */
    banks?: readonly Bank[]
    /** The balance of the lockbox: the field refuses a larger amount. */
    balance?: Amount
    /** The least that a person can withdraw. */
    minAmount?: Amount
    /** The most that a person can withdraw at once, besides `balance`. */
    maxAmount?: Amount
    /** Fixes the amount to `defaultValues.amount`. */
    lockAmount?: boolean
    /** Asks for the last four digits of a new account once more. @default false */
    requireReenterLast4?: boolean
    /** Finds the name of an account, for the person to compare; your bank partner knows it, the service does not. */
    resolveAccount?: ResolveAccount
    /** The narration of a mobile-money withdrawal, before the person changes it. */
    narrationTemplate?: string
    /**
     * Keeps the typed values in this tab's storage until the relay accepts the write: the amount, the bank, the name and the narration.
     * Account and phone numbers only with `{ numbers: true }`, for hosts whose people do not share devices. @default true
     */
    draft?: boolean | { numbers: true }
  }

/** The return value of `useWithdrawForm`: the form, and the properties that only a withdrawal has. */
export type UseWithdrawFormReturnType = Omit<
  FormOf<typeof withdrawForm>,
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

const none: readonly never[] = []

/**
 * The form of a withdrawal without its looks: fields, checks, the review, sending once, following to the end, and coming back
 * after a reload. Returns plain values, prop getters and codes (Partner API, Endpoint 10).
 *
 * @example
 * const form = useWithdrawForm({ country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks })
 * const amount = form.field('amount')
 * <form onSubmit={form.actions.review}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useWithdrawForm(options: UseWithdrawFormParameters): UseWithdrawFormReturnType {
  const { country, currency, banks = none, correspondents = none } = options
  const { balance, minAmount, maxAmount, requireReenterLast4 = false, lockAmount = false } = options
  const methods = withdrawMethods(options)
  const format = useMoneyFormat(options)
  const form = useForm(withdrawForm, {
    ...options,
    context: {
      ...{ format, methods, country, currency, balance, minAmount, maxAmount, banks, correspondents },
      ...{ requireReenterLast4, lockAmount, keepsNumbers: typeof options.draft === 'object' },
    },
    defaultValues: {
      method: methods[0] ?? 'bank',
      narration: options.narrationTemplate ?? '',
      ...options.defaultValues,
    },
  })
  const { control, values, set } = form
  const method = findMethod(useWatch({ control, name: 'method' }), { methods })
  // Ten digits or `''`: the first nine digits render nothing.
  const wholeNumber = useWatch({
    control,
    name: 'accountNumber',
    compute: (typed: string) => (compactNumber(typed).length === 10 ? compactNumber(typed) : ''),
  })
  const candidates = useBankCandidates({ country, accountNumber: wholeNumber, banks })
  const selectedBank = findBank(values, banks)
  const setBank = ({ bankCode = '', chosenBank = null, isBankTyped = false }: Partial<WithdrawValues>) => {
    set('chosenBank', chosenBank)
    set('isBankTyped', isBankTyped)
    set('bankCode', bankCode)
  }
  const recipientEnd = useWatch({ control, name: 'recipientEnd' })
  const [chosen, setChosen] = useState<Recipient | null>(null)
  const accountNumber = wholeNumber || values.accountNumber
  // The ledger keeps four digits of a number, and a slip can keep these four: a typed number gets its check again.
  const isPaid = chosen?.wasPaid === true && chosen.number === compactNumber(accountNumber)
  const warning = isPaid
    ? null
    : findAccountWarning({ country, accountNumber, bank: selectedBank, candidates })
  const accountCheck = useAccountCheck({
    ...{ country, values: { ...values, method }, resolveAccount: options.resolveAccount },
    onFound: (name) => {
      if (form.getValue('accountName') === '') set('accountName', name)
    },
  })

  return {
    ...form,
    selectedBank,
    manualBank: values.isBankTyped || (values.bankCode !== '' && selectedBank === null && banks.length > 0),
    // Another bank or another method means another recipient.
    chooseBank: (chosen) => {
      set('recipientEnd', '')
      setBank({ bankCode: chosen?.code ?? '', chosenBank: chosen })
    },
    setManualBank: (isBankTyped) => {
      set('recipientEnd', '')
      setBank({ isBankTyped })
    },
    recipient: recipientEnd === '' ? null : chosen,
    chooseRecipient: (next) => {
      if (next && !methods.includes(next.method)) return
      const isBank = next?.method === 'bank'
      setChosen(next)
      if (next) set('method', next.method)
      set('recipientEnd', next?.destinationEnd ?? '')
      setBank({ bankCode: next && isBank ? next.institution : '' })
      set('accountName', (isBank && next.name) || '')
      set('accountNumber', (isBank && next.number) || '')
      set('accountNumberEnd', '')
      set('correspondent', next && !isBank ? next.institution : '')
      set('mobileNumber', (next && !isBank && next.number) || '')
    },
    method,
    methods: form.asksMissing && options.defaultValues?.method !== undefined ? [method] : methods,
    setMethod: (next) => {
      if (!methods.includes(next)) return
      set('recipientEnd', '')
      set('method', next)
    },
    fields: form.fields.filter(isFieldName),
    field: (name) => {
      const { input, ...field } = form.field(name)
      return { ...field, input: { ...input, name }, warningCode: name === 'accountNumber' ? warning : null }
    },
    errors: form.errors.flatMap(({ field, ...error }) => (isFieldName(field) ? [{ ...error, field }] : [])),
    candidates,
    correspondents,
    accountCheck,
    review: form.review && {
      ...form.review,
      // The bank list can arrive after the review of a form that opened with it.
      institutionName: (form.review.method === 'bank' && selectedBank?.name) || form.review.institutionName,
      resolvedName: accountCheck.name,
    },
  }
}

/** Whether a name is that of a field with an input; no page of the form has a `part`. */
function isFieldName(name: string): name is WithdrawFieldName {
  return withdrawForm.fields[name]?.kind !== 'part' && name in withdrawForm.fields
}

const bankOnly: readonly WithdrawMethod[] = ['bank']
const everyMethod: readonly WithdrawMethod[] = ['bank', 'mobile-money']

/** The methods on offer: mobile money only with operators. */
function withdrawMethods({
  methods,
  correspondents = [],
}: Pick<UseWithdrawFormParameters, 'methods' | 'correspondents'>): readonly WithdrawMethod[] {
  return methods ?? (correspondents.length > 0 ? everyMethod : bankOnly)
}

type FindAccountWarningParameters = {
  country: string
  accountNumber: string
  bank: Bank | null
  candidates: BankCandidates
}

/** Warns about an unlikely Nigerian account number. Some real accounts look unlikely, so the warning never stops a submission. */
function findAccountWarning({
  country,
  accountNumber,
  bank,
  candidates,
}: FindAccountWarningParameters): WithdrawWarningCode | null {
  const number = compactNumber(accountNumber)
  if (country !== 'nigeria' || number === '') return null
  if (number.length !== 10) return 'ACCOUNT_NUMBER_LENGTH'
  if (!bank || candidates.reason !== 'nuban' || nubanCheckDigit(bank.code, number.slice(0, 9)) === null)
    return null
  return candidates.banks.some((one) => one.id === bank.id) ? null : 'ACCOUNT_NUMBER_UNLIKELY'
}

type UseAccountCheckParameters = {
  country: string
  values: WithdrawValues
  resolveAccount: ResolveAccount | undefined
  onFound: (name: string) => void
}

/** Asks the host for the name of an account once bank and number are known. */
function useAccountCheck({
  country,
  values,
  resolveAccount,
  onFound,
}: UseAccountCheckParameters): UseWithdrawFormReturnType['accountCheck'] {
  const bankCode = values.method === 'bank' ? values.bankCode.trim() : ''
  const accountNumber = compactNumber(values.accountNumber)
  const isReady = resolveAccount !== undefined && bankCode !== '' && accountNumber.length >= 5
  const account = isReady ? `${country}/${bankCode}/${accountNumber}` : ''
  const asked = useHostAnswer(
    account,
    async () => (await resolveAccount?.({ country, bankCode, accountNumber }))?.name ?? null,
  )
  const name = asked.is === 'here' ? asked.answer : null
  useEffect(() => {
    if (name !== null) onFound(name)
    // The effect runs once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account, name])
  if (asked.is === 'here') return { state: name === null ? 'notFound' : 'found', name }
  // A failed lookup must not stop the withdrawal: the review shows that the name is unchecked.
  return {
    state: ({ idle: 'idle', waiting: 'checking', failed: 'unavailable' } as const)[asked.is],
    name: null,
  }
}
