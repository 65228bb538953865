'use client'
import { compactNumber } from '@onlend/core/internal'
import type { withdraw } from '@onlend/core'
import { withdrawOperation } from '@onlend/core/operations'
import { useMemo, useState } from 'react'
import { type FieldPath, get, useWatch } from 'react-hook-form'
import { useBankCandidates } from '../../banks/useBankCandidates.ts'
import { useLending } from '../../lending/useLending.ts'
import { currencyDigits as getDigits } from '../amount/currencyDigits.ts'
import { inCurrency } from '../amount/inCurrency.ts'
import { type AmountFormat, readAmount } from '../amount/readAmount.ts'
import { useRewrittenAmounts } from '../amount/useRewrittenAmounts.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { useWriteForm } from '../write-form/useWriteForm.ts'
import { findBank } from './findBank.ts'
import { findAccountWarning } from './findAccountWarning.ts'
import { toWithdrawReview } from './toWithdrawReview.ts'
import { useAccountCheck } from './useAccountCheck.ts'
import type {
  Recipient,
  WithdrawBank,
  UseWithdrawFormParameters,
  UseWithdrawFormReturnType,
  WithdrawErrorCode,
  WithdrawReview,
  WithdrawValues,
} from './withdrawFormTypes.ts'
import { withdrawDefaults } from './withdrawDefaults.ts'
import { withdrawLayout } from './withdrawLayout.ts'
import { withdrawMethods } from './withdrawMethods.ts'
import { withdrawPaths } from './withdrawPaths.ts'
import { withdrawRules } from './withdrawRules.ts'
import { withdrawSchema } from './withdrawSchema.ts'

const none: readonly never[] = []

/**
 * Everything a withdrawal needs but its looks: fields, checks, the review, sending once, following to the end, and coming back
 * after a reload. Returns plain values, prop getters and codes (Partner API, Endpoint 10).
 *
 * @example
 * const form = useWithdrawForm({ country: 'nigeria', currency: 'NGN', locale: 'en-NG', banks })
 * const amount = form.field('amount')
 * <form onSubmit={form.actions.review}><input {...amount.input} aria-invalid={amount.errorCode !== null} /></form>
 */
export function useWithdrawForm(options: UseWithdrawFormParameters): UseWithdrawFormReturnType {
  const { country, currency, currencyDigits, locale, banks = none, correspondents = none } = options
  const { balance, minAmount, maxAmount, requireReenterLast4 = false, lockAmount = false, rules } = options
  const { draft = true, stepUp, onEvent } = options
  const { customerPartnerId: ownPartnerId } = useLending()
  const ownerId = options.customerPartnerId ?? ownPartnerId
  const methods = withdrawMethods(options)

  const [defaults] = useState(() => withdrawDefaults({ ...options, methods }))
  const format = useMemo<AmountFormat>(
    () => ({ digits: currencyDigits ?? getDigits(currency), locale }),
    [currency, currencyDigits, locale],
  )
  const schema = useMemo(
    () => withdrawSchema({ format, balance, minAmount, maxAmount, requireReenterLast4 }),
    [format, balance, minAmount, maxAmount, requireReenterLast4],
  )
  const layout = useMemo(
    () =>
      ({ method }: WithdrawValues) =>
        withdrawLayout({ method, requireReenterLast4 }),
    [requireReenterLast4],
  )
  const allRules = useMemo(() => withdrawRules({ rules, lockAmount }), [rules, lockAmount])
  const form = useWriteForm<typeof withdraw, WithdrawValues, WithdrawErrorCode, WithdrawReview>({
    ...{ operation: withdrawOperation, ownerId, defaults, schema, layout, rules: allRules, stepUp, onEvent },
    toReview: (body, typed) =>
      toWithdrawReview(body, {
        bankName: findBank(typed.bank, banks)?.name ?? null,
        correspondents,
        currency,
        ...(balance === undefined ? {} : { balance }),
      }),
    tidy: (name, typed) => {
      const { amount } = name === 'amount' ? readAmount(typed, format) : { amount: null }
      return amount === null ? typed : writeAmount(amount, format)
    },
    draft:
      draft === false
        ? null
        : { version: 2, keep: draftFields({ numbers: typeof draft === 'object' }), choices: ['method'] },
  })
  const { control, values, set } = form
  useRewrittenAmounts(format, {
    read: () => [{ name: 'amount' as const, text: form.getValue('amount') }],
    write: set,
  })
  const method = useWatch({ control, name: 'method' })
  // Ten digits or nothing: typing the first nine renders nothing.
  const wholeNumber = useWatch({
    control,
    name: 'accountNumber',
    compute: (typed: string) => (compactNumber(typed).length === 10 ? compactNumber(typed) : ''),
  })
  const candidates = useBankCandidates({ country, accountNumber: wholeNumber, banks })
  const selectedBank = findBank(values.bank, banks)
  const setBank = (bank: Partial<WithdrawBank>) =>
    set('bank', { code: '', chosen: null, isTyped: false, ...bank })
  const recipientEnd = useWatch({ control, name: 'recipientEnd' })
  const [chosen, setChosen] = useState<Recipient | null>(null)
  const accountNumber = wholeNumber || values.accountNumber
  // Money has arrived there: a second look has been had.
  const isPaid =
    chosen?.wasPaid === true && recipientEnd !== '' && compactNumber(accountNumber).endsWith(recipientEnd)
  const warning = isPaid
    ? null
    : findAccountWarning({ country, accountNumber, bank: selectedBank, candidates })
  const read = readAmount(values.amount, format)
  const accountCheck = useAccountCheck({
    ...{ country, values, resolveAccount: options.resolveAccount },
    onFound: (name) => {
      if (form.getValue('accountName') === '') set('accountName', name)
    },
  })

  const review = inCurrency(form.review, currency)
  return {
    ...form,
    selectedBank,
    manualBank: values.bank.isTyped || (values.bank.code !== '' && selectedBank === null && banks.length > 0),
    // Another bank or another way is somebody else.
    chooseBank: (chosen) => {
      set('recipientEnd', '')
      setBank({ code: chosen?.code ?? '', chosen })
    },
    setManualBank: (isTyped) => {
      set('recipientEnd', '')
      setBank({ isTyped })
    },
    recipient: recipientEnd === '' ? null : chosen,
    chooseRecipient: (next) => {
      if (next && !methods.includes(next.method)) return
      const isBank = next?.method === 'bank'
      setChosen(next)
      if (next) set('method', next.method)
      set('recipientEnd', next?.destinationEnd ?? '')
      setBank({ code: next && isBank ? next.institution : '' })
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
    fields: form.fields.flatMap(withdrawPaths.toNames),
    field: (name) => {
      const path = withdrawPaths.toPath(name)
      const { input, ...field } = form.field(path)
      // The engine knows a field by its path, a page by its name.
      const renamed = ({ type, target }: { type?: unknown; target: unknown }) => ({
        type,
        target: path === name ? target : { name: path, value: get(target, 'value') },
      })
      return {
        ...field,
        input: {
          ...input,
          name,
          onChange: (event) => input.onChange(renamed(event)),
          onBlur: (event) => input.onBlur(renamed(event)),
        },
        warningCode: name === 'accountNumber' ? warning : null,
      }
    },
    errors: form.errors.flatMap((error) =>
      withdrawPaths.toNames(error.field).map((field) => ({ ...error, field })),
    ),
    focusField: (name) => form.focusField(withdrawPaths.toPath(name)),
    amountRead: read.amount,
    amountReadings: read.readings,
    chooseAmountReading: (amount) => set('amount', writeAmount(amount, format)),
    candidates,
    correspondents,
    accountCheck,
    review: review && { ...review, resolvedName: accountCheck.name },
  }
}

// Of a bank only the code: what the list says of it is read anew.
const harmless = [
  'method',
  'amount',
  withdrawPaths.bank,
  'accountName',
  'correspondent',
  'narration',
] as const

/** What may be kept of a withdrawal in the making: numbers only where the host asked for it. */
function draftFields({ numbers }: { numbers: boolean }): readonly FieldPath<WithdrawValues>[] {
  return numbers ? [...harmless, 'accountNumber', 'mobileNumber'] : harmless
}
