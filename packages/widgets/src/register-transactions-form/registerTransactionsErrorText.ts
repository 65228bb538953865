import type { RegisterTransactionsErrorCode, TransactionField } from '@onlend/hooks/forms'
import { amount as amountWords } from '../form/amount.words.ts'
import { transactionDetails as words } from './transactionDetails.words.ts'
import type { Translate } from '../words/useCopy.ts'

type TransactionErrorTextParameters = {
  field: TransactionField
  code: RegisterTransactionsErrorCode
  t: Translate<typeof words>
  say: Translate<typeof amountWords>
}

/** Puts an error code into words; the summary and the field say the same. An instalment is named by its number. */
export function registerTransactionsErrorText(parameters: TransactionErrorTextParameters): string {
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
