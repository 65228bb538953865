'use client'
import { compactNumber } from '@onlend/core/internal'
import { useState, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useBankCandidates } from '../../banks/useBankCandidates.ts'
import { useLending } from '../../lending/useLending.ts'
import { useMoneyFormat } from '../amount/useMoneyFormat.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { readAmount } from '../amount/readAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { useForm } from '../define-form/useForm.ts'
import { findBank } from './findBank.ts'
import { findMethod } from './findMethod.ts'
import { withdrawForm } from './withdrawForm.ts'
import type {
  Recipient,
  UseWithdrawFormParameters,
  UseWithdrawFormReturnType,
  WithdrawFieldName,
  WithdrawValues,
  WithdrawMethod,
  WithdrawWarningCode,
  ResolveAccount,
} from './withdrawFormTypes.ts'
import type { Bank } from '@onlend/core'
import type { BankCandidates } from '../../banks/findBankCandidates.ts'
import { nubanCheckDigit } from '../../banks/nubanCheckDigit.ts'

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
  const { balance, minAmount, maxAmount, requireReenterLast4 = false, lockAmount = false, rules } = options
  const { draft = true, stepUp, onEvent } = options
  const { customerPartnerId: ownPartnerId } = useLending()
  const ownerId = options.customerPartnerId ?? ownPartnerId
  const methods = withdrawMethods(options)

  const format = useMoneyFormat(options)
  const form = useForm(withdrawForm, {
    ownerId,
    context: {
      ...{ format, methods, country, currency, balance, minAmount, maxAmount, banks, correspondents },
      ...{ requireReenterLast4, lockAmount, keepsNumbers: typeof draft === 'object' },
    },
    defaultValues: {
      method: methods[0] ?? 'bank',
      narration: options.narrationTemplate ?? '',
      ...options.defaultValues,
    },
    keepsDraft: draft !== false,
    ...{ rules, stepUp, onEvent },
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
  const read = readAmount(values.amount, format)
  const accountCheck = useAccountCheck({
    ...{ country, values: { ...values, method }, resolveAccount: options.resolveAccount },
    onFound: (name) => {
      if (form.getValue('accountName') === '') set('accountName', name)
    },
  })

  const review = inCurrency(form.review, currency)
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
    methods,
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
    amountRead: read.amount,
    amountReadings: read.readings,
    chooseAmountReading: (amount) => set('amount', writeAmount(amount, format)),
    candidates,
    correspondents,
    accountCheck,
    review: review && { ...review, resolvedName: accountCheck.name },
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

type AccountCheck = UseWithdrawFormReturnType['accountCheck']

const idle: AccountCheck = { state: 'idle', name: null }

/** Asks the host for the name of an account once bank and number are known; the hook drops an answer for an earlier account. */
function useAccountCheck({
  country,
  values,
  resolveAccount,
  onFound,
}: UseAccountCheckParameters): AccountCheck {
  const bankCode = values.method === 'bank' ? values.bankCode.trim() : ''
  const accountNumber = compactNumber(values.accountNumber)
  const isReady = resolveAccount !== undefined && bankCode !== '' && accountNumber.length >= 5
  const account = isReady ? `${country}/${bankCode}/${accountNumber}` : ''
  const [answer, setAnswer] = useState<{ account: string; check: AccountCheck }>({ account: '', check: idle })

  useEffect(() => {
    if (!resolveAccount || account === '') return
    let isCurrent = true
    const settle = (check: AccountCheck) => {
      if (!isCurrent) return
      setAnswer({ account, check })
      if (check.name !== null) onFound(check.name)
    }
    resolveAccount({ country, bankCode, accountNumber }).then(
      (found) => settle(found ? { state: 'found', name: found.name } : { state: 'notFound', name: null }),
      // A failed lookup must not stop the withdrawal: the review shows that the name is unchecked.
      () => settle({ state: 'unavailable', name: null }),
    )
    return () => {
      isCurrent = false
    }
    // The host's callbacks can change at every render; only a new account asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account])

  if (account === '') return idle
  return answer.account === account ? answer.check : { state: 'checking', name: null }
}
