'use client'
import type {
  RegisterTransactionsErrorCode,
  TransactionField,
  UseRegisterTransactionsFormReturnType,
} from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { amount as amountWords } from '../form/amount.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { PageHead } from '../form/PageHead.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'
import { TransactionFields } from './TransactionFields.tsx'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import { registerTransactionsErrorText } from './registerTransactionsErrorText.ts'

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
  const say = useCopy(amountWords)
  const asksFinancing = form.pageCount === pages.length
  useEffect(() => {
    // The next page is on its way while the person fills in this one.
    if (form.page > 0) registerTransactionsChunks.financing.load().catch(() => undefined)
  }, [form.page])
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
    return { key: `${code} ${JSON.stringify(about)}`, name: draw('name'), text: draw('text') }
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
        registerTransactionsErrorText({ field, code, t, say })
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
