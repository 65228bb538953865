'use client'
import { useLendingEvents } from '@onlend/hooks'
import type { DrawnRegisterTransactionsForm } from '@onlend/hooks/first-forms'
import {
  type RegisterTransactionsErrorCode,
  type TransactionField,
  type UseRegisterTransactionsFormParameters,
  useRegisterTransactionsForm,
} from '@onlend/hooks/forms'
import { useEffect } from 'react'
import { amount } from '../form/amount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import { registerTransactionsErrorText } from './registerTransactionsErrorText.ts'
import { transactionDetails } from './transactionDetails.words.ts'

/** A transaction with words for what is wrong in it, which come with what finds it. */
export type SpokenTransaction = DrawnRegisterTransactionsForm & {
  errorText?: (field: TransactionField, code: RegisterTransactionsErrorCode) => string
}

/** What runs a transaction behind its fields: a chunk of its own, so that they can be drawn before it has arrived. */
export function useRegisterTransactionsMachine(
  options: UseRegisterTransactionsFormParameters,
): SpokenTransaction {
  const { customerPartnerId } = options
  useLendingEvents(customerPartnerId === undefined ? {} : { customerPartnerId })
  const t = useCopy(transactionDetails)
  const say = useCopy(amount)
  const form = useRegisterTransactionsForm(options)
  useEffect(() => {
    // The next pages are on their way while the person fills in the first.
    registerTransactionsChunks.laterFields.load().catch(() => undefined)
  }, [])
  return { ...form, errorText: (field, code) => registerTransactionsErrorText({ field, code, t, say }) }
}
