'use client'
import { useLendingEvents } from '@onlend/hooks'
import type { DrawnRegisterTransactionsForm } from '@onlend/hooks/first-forms'
import {
  type RegisterTransactionsErrorCode,
  type TransactionField,
  useRegisterTransactionsForm,
  type UseRegisterTransactionsFormParameters,
} from '@onlend/hooks/forms'
import { useEffect } from 'react'
import { amount, amount as amountWords } from '../form/amount.words.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import { transactionDetails, transactionDetails as words } from './transactionDetails.words.ts'

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

type TransactionErrorTextParameters = {
  field: TransactionField
  code: RegisterTransactionsErrorCode
  t: Translate<typeof words>
  say: Translate<typeof amountWords>
}

/** Puts an error code into words; the summary and the field say the same. An instalment is named by its number. */
function registerTransactionsErrorText(parameters: TransactionErrorTextParameters): string {
  const { field, t } = parameters
  const [, index, part] = /^instalments\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index === undefined) return findProblemText(parameters)
  const isMissing = parameters.code === 'REQUIRED'
  const key = `transaction.error.instalment.${part}`
  const problem = isMissing && isKey(words, key) ? t(key) : findProblemText(parameters)
  return t('transaction.error.instalment', { number: Number(index) + 1, problem })
}

function findProblemText({ field, code, t, say }: TransactionErrorTextParameters): string {
  const required = `transaction.error.REQUIRED.${field}`
  if (code === 'REQUIRED') return t(isKey(words, required) ? required : 'transaction.error.REQUIRED.other')
  const ofAmount = `amount.error.${code}`
  if (isKey(amountWords, ofAmount)) return say(ofAmount)
  const own = `transaction.error.${code}`
  return t(isKey(words, own) ? own : 'transaction.error.REQUIRED.other')
}

function isKey<W extends object>(catalogue: W, key: string): key is keyof W & string {
  return Object.hasOwn(catalogue, key)
}
