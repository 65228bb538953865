'use client'
import { writeJson } from '@onlend/core/internal'
import type {
  RegisterTransactionsErrorCode,
  TransactionField,
  UseRegisterTransactionsFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { amount as amountWords } from '../form/amount.words.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { PageHead } from '../form/PageHead.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'
import { TransactionFields } from './TransactionFields.tsx'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import { transactionDetails as details } from './transactionDetails.words.ts'

/** What the parts of a transaction's view share. */
export type RegisterTransactionsViewProps = {
  form: UseRegisterTransactionsFormReturnType
  frame: ViewFrame
  currency: string | null
  operatorName: string
  /** Begins with those that have been registered. */
  offersCustomers: boolean
}

const pages = [
  'transaction.page.client',
  'transaction.page.transaction',
  'transaction.page.financing',
] as const

/** Draws a transaction: its pages, its review on top of them, and then where it stands. */
export function RegisterTransactionsView(props: RegisterTransactionsViewProps): ReactNode {
  const { form, currency, frame } = props
  const t = useCopy(words)
  const sayDetail = useCopy(details)
  const say = useCopy(amountWords)
  useEffect(() => {
    // The next pages are on their way while the person fills in the first.
    registerTransactionsChunks.laterFields.load().catch(() => undefined)
  }, [])
  const asksFinancing = form.pageCount === pages.length
  const openWarnings = form.openWarnings.map((warning): OpenWarning => {
    const draw = (says: 'name' | 'text') => (
      <LazyChunk chunk={registerTransactionsChunks.warnings} fallback={null}>
        {(RegisterTransactionsWarningWords) => (
          <RegisterTransactionsWarningWords {...{ form, currency, warning, says }} />
        )}
      </LazyChunk>
    )
    const { field, code } = warning
    // All that a warning may be about, so that a change asks anew.
    const { reference, idValue, financedAmount, amountPayable, instalments } = form.values
    const about = { reference, idValue, financedAmount: [financedAmount, amountPayable], instalments }[field]
    return { key: `${code} ${writeJson(about)}`, name: draw('name'), text: draw('text') }
  })
  return (
    <FormFrame
      part="RegisterTransactionsForm"
      form={form}
      frame={frame}
      title={t('transaction.title')}
      intro={t(asksFinancing ? 'transaction.intro' : 'transaction.introUnfinanced')}
      pageHead={<PageHead form={form} titles={pages.slice(0, form.pageCount).map((key) => t(key))} />}
      errorText={(field: TransactionField, code: RegisterTransactionsErrorCode) =>
        registerTransactionsErrorText({ field, code, t: sayDetail, say })
      }
      submitLabel={t('transaction.review')}
      refusedTitle={t('transaction.rejected.title')}
      draftText={t('transaction.draftRestored')}
      review={registerTransactionsChunks.reviewWords}
      openWarnings={openWarnings}
      currency={currency}
    >
      {(bind) => <TransactionFields {...props} bind={bind} />}
    </FormFrame>
  )
}

type TransactionErrorTextParameters = {
  field: TransactionField
  code: RegisterTransactionsErrorCode
  t: Translate<typeof details>
  say: Translate<typeof amountWords>
}

/** Puts an error code into words; the summary and the field say the same. An instalment is named by its number. */
function registerTransactionsErrorText(parameters: TransactionErrorTextParameters): string {
  const { field, t } = parameters
  const [, index, part] = /^instalments\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index === undefined) return findProblemText(parameters)
  const isMissing = parameters.code === 'REQUIRED'
  const key = `transaction.error.instalment.${part}`
  const problem = isMissing && isKey(details, key) ? t(key) : findProblemText(parameters)
  return t('transaction.error.instalment', { number: Number(index) + 1, problem })
}

function findProblemText({ field, code, t, say }: TransactionErrorTextParameters): string {
  const required = `transaction.error.REQUIRED.${field}`
  if (code === 'REQUIRED') return t(isKey(details, required) ? required : 'transaction.error.REQUIRED.other')
  const ofAmount = `amount.error.${code}`
  if (isKey(amountWords, ofAmount)) return say(ofAmount)
  const own = `transaction.error.${code}`
  return t(isKey(details, own) ? own : 'transaction.error.REQUIRED.other')
}

function isKey<W extends object>(catalogue: W, key: string): key is keyof W & string {
  return Object.hasOwn(catalogue, key)
}
