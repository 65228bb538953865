'use client'
import { type Amount, addAmounts } from '@onlend/core'
import { writeJson } from '@onlend/core/internal'
import { useEffect, useRef } from 'react'
import { type AmountFormat, readAmount } from '../amount/readAmount.ts'
import { splitAmount } from '../amount/splitAmount.ts'
import { writeAmount } from '../amount/writeAmount.ts'
import { addMonths } from './addMonths.ts'
import type { RegisterTransactionsValues } from './registerTransactionsForm.ts'
import type { UseRegisterTransactionsFormReturnType } from './useRegisterTransactionsForm.ts'

/** The typed values of one instalment. */
export type TransactionInstalment = RegisterTransactionsValues['instalments'][number]

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

type Dates = 'disbursementDate' | 'expectedPaymentDate'

type UseTransactionInstalmentsParameters = {
  form: Pick<UseRegisterTransactionsFormReturnType, 'values' | 'getValue' | 'set'>
  instalmentsOf: 'financed' | 'payable'
  format: AmountFormat
}

/** The most instalments; a higher number is a mistake. */
const most = 60

/** The instalments of a financing: the hook begins with one, and adds, removes and divides exactly. */
export function useTransactionInstalments(
  parameters: UseTransactionInstalmentsParameters,
): TransactionInstalments {
  const { form, instalmentsOf, format } = parameters
  // `getValue` reads a field at this moment: the press of a button comes before the form tidies the field that the person leaves.
  const { values, getValue: read, set } = form
  const followed = useRef<TransactionInstalment>({ amount: '', startDate: '', dueDate: '' })

  useEffect(() => {
    const whole = firstInstalment(values)
    const previous = followed.current
    followed.current = whole
    const [only, ...others] = values.instalments
    if (!only || others.length > 0) return
    // A single instalment follows the whole amount, in each part that the person has not changed.
    // The copy keeps the order of the keys, which a host can choose: the hook compares the two as text.
    const next = {
      ...only,
      startDate: only.startDate === previous.startDate ? whole.startDate : only.startDate,
      dueDate: only.dueDate === previous.dueDate ? whole.dueDate : only.dueDate,
      amount: only.amount === previous.amount ? whole.amount : only.amount,
    }
    if (writeJson(next) !== writeJson(only)) set('instalments', [next])
  })

  const amounts = values.instalments.flatMap(({ amount }) => readAmount(amount, format).amount ?? [])
  return {
    count: values.instalments.length,
    total: amounts.length === 0 ? null : addAmounts(...amounts),
    add: () => {
      const before = read('instalments')
      const last = before.at(-1) ?? firstInstalment(values)
      set('instalments', [...before, { ...last, dueDate: addMonths(last.dueDate, 1), amount: '' }])
    },
    remove: (index) =>
      set(
        'instalments',
        read('instalments').filter((_, at) => at !== index),
      ),
    split: (count) => {
      const typed = read(instalmentsOf === 'payable' ? 'amountPayable' : 'financedAmount')
      const { amount } = readAmount(typed, format)
      if (amount === null || !Number.isInteger(count) || count < 1 || count > most) return false
      const parts = splitAmount(amount, count, format.digits)
      if (parts === null) return false
      const written = parts.map((part) => writeAmount(part, format))
      set('instalments', monthlyInstalments(written, values))
      return true
    },
  }
}

/** The first instalment of a financing: one over the whole transaction. */
function firstInstalment(
  values: Pick<RegisterTransactionsValues, Dates | 'financedAmount'>,
): TransactionInstalment {
  const { disbursementDate: startDate, expectedPaymentDate: dueDate, financedAmount: amount } = values
  return { amount, startDate, dueDate }
}

/**
 * Makes an instalment for each amount, from the disbursement on and due a month apart. The last one is due on the expected payment date,
 * where that is before its month.
 */
function monthlyInstalments(
  amounts: readonly string[],
  { disbursementDate, expectedPaymentDate }: Pick<RegisterTransactionsValues, Dates>,
): TransactionInstalment[] {
  return amounts.map((amount, index) => {
    const month = addMonths(disbursementDate, index + 1)
    const isLast = index === amounts.length - 1
    const before = addMonths(disbursementDate, index)
    // ISO days compare as text.
    const endsSooner = isLast && expectedPaymentDate > before && expectedPaymentDate < month
    const isOnly = amounts.length === 1 && expectedPaymentDate !== ''
    return {
      startDate: disbursementDate,
      dueDate: endsSooner || isOnly ? expectedPaymentDate : month,
      amount,
    }
  })
}
