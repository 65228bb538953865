'use client'
import { writeJson } from '@onlend/core/internal'
import type {
  RegisterTransactionsErrorCode,
  RegisterTransactionsWarning,
  TransactionField,
  UseRegisterTransactionsFormReturnType,
} from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { amount } from '../form/amount.words.ts'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { isAmountCode } from '../form/isAmountCode.ts'
import { PageHead } from '../form/PageHead.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { defineChunk } from '../ui/defineChunk.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { registerTransactions } from './registerTransactions.words.ts'
import { type TransactionDrawnName, TransactionFields } from './TransactionFields.tsx'

/** What the parts of a transaction's view share. */
export type RegisterTransactionsViewProps = {
  form: UseRegisterTransactionsFormReturnType
  frame: ViewFrame
  currency: string | null
  operatorName: string
  /** Begins with those that have been registered. */
  offersCustomers: boolean
  /** The host's own layout of the fields. */
  layout: RenderFields<TransactionDrawnName> | undefined
}

const words = { ...registerTransactions, ...amount }
const reviewWords = defineChunk(
  () => import('./RegisterTransactionsReviewWords.tsx'),
  'RegisterTransactionsReviewWords',
)
const pages = [
  'transaction.page.client',
  'transaction.page.transaction',
  'transaction.page.financing',
] as const

/** Draws a transaction: its pages, its review on top of them, and then where it stands. */
export function RegisterTransactionsView(props: RegisterTransactionsViewProps): ReactNode {
  const { form, currency, frame } = props
  const { values } = form
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const money = (sum: typeof form.instalments.total) =>
    sum === null ? '' : formatMoney(sum, currency, locale)
  const toWarningText = ({ code }: RegisterTransactionsWarning) =>
    t(`transaction.warning.${code}`, {
      payable: money(form.readAmount('amountPayable').amount),
      total: money(form.instalments.total),
    })
  const openWarnings = form.openWarnings.map((warning): OpenWarning => {
    const { field, code } = warning
    // All that a warning is about, so that a change asks anew.
    const about = field === 'financedAmount' ? [values[field], values.amountPayable] : values[field]
    const name = t(`transaction.${field}`)
    return { key: `${code} ${writeJson(about)}`, name, text: toWarningText(warning) }
  })
  const number = values.contactNumber
  if (number.trim() !== '')
    openWarnings.push({
      ...{ key: `phone ${number}`, name: t('transaction.contactNumber'), phone: { number, country: '' } },
    })
  return (
    <FormFrame
      part="RegisterTransactionsForm"
      form={form}
      frame={frame}
      title={t('transaction.title')}
      intro={t(form.pageCount === pages.length ? 'transaction.intro' : 'transaction.introUnfinanced')}
      pageHead={<PageHead form={form} titles={pages.slice(0, form.pageCount).map((key) => t(key))} />}
      errorText={(field: TransactionField, code: RegisterTransactionsErrorCode) =>
        transactionErrorText(field, code, t)
      }
      submitLabel={t('transaction.review')}
      refusedTitle={t('transaction.rejected.title')}
      draftText={t('transaction.draftRestored')}
      review={reviewWords}
      openWarnings={openWarnings}
      currency={currency}
    >
      {(bind) => (
        <TransactionFields
          {...{ ...props, bind }}
          findWarnings={(field) =>
            form.warnings.filter((warning) => warning.field === field).map(toWarningText)
          }
        />
      )}
    </FormFrame>
  )
}

/** Puts an error code into words; the summary and the field say the same. An instalment is named by its number. */
function transactionErrorText(
  field: TransactionField,
  code: RegisterTransactionsErrorCode,
  t: Translate<typeof words>,
): string {
  const [, index, part] = field.split('.')
  if (index === undefined) return toProblem(code, `REQUIRED.${field}`, t)
  const problem = toProblem(code, `instalment.${part}`, t)
  return t('transaction.error.instalment', { number: Number(index) + 1, problem })
}

function toProblem(
  code: RegisterTransactionsErrorCode,
  required: string,
  t: Translate<typeof words>,
): string {
  if (isAmountCode(code)) return t(`amount.error.${code}`)
  if (code !== 'REQUIRED') return t(`transaction.error.${code}`)
  const key = `transaction.error.${required}`
  return t(isKey(key) ? key : 'transaction.error.REQUIRED.other')
}

function isKey(key: string): key is keyof typeof words {
  return Object.hasOwn(words, key)
}
