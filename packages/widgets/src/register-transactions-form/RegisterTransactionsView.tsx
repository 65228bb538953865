'use client'
import { writeJson } from '@onlend/core/internal'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { PageHead } from '../form/PageHead.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { registerTransactions as words } from './registerTransactions.words.ts'
import { TransactionFields } from './TransactionFields.tsx'
import { registerTransactionsChunks } from './registerTransactionsChunks.ts'
import type { SpokenTransaction } from './useRegisterTransactionsMachine.ts'

/** What the parts of a transaction's view share. */
export type RegisterTransactionsViewProps = {
  form: SpokenTransaction
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

const noText = () => ''

/** Draws a transaction: its pages, its review on top of them, and then where it stands. */
export function RegisterTransactionsView(props: RegisterTransactionsViewProps): ReactNode {
  const { form, currency, frame } = props
  const t = useCopy(words)
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
      errorText={form.errorText ?? noText}
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
