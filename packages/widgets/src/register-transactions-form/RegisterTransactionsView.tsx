'use client'
import type {
  RegisterTransactionsErrorCode,
  RegisterTransactionsWarning,
  TransactionField,
} from '@onlend/hooks/internal'
import type { Amount } from '@onlend/core'
import { writeJson } from '@onlend/core/internal'
import type { RegisterTransactionsReview, UseRegisterTransactionsFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { amount } from '../form/amount.words.ts'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import { PageHead } from '../form/PageHead.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useCopy } from '../words/useCopy.ts'
import { registerTransactions } from './registerTransactions.words.ts'
import { registerTransactionsReview } from './registerTransactionsReview.words.ts'
import { useDrawdownSentence } from './useDrawdownSentence.ts'
import { formatDate } from '../format/formatDate.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { useParts } from '../ui/useParts.ts'
import type { FormReview } from '../form/ReviewContent.ts'
import { type TransactionDrawnName, TransactionFields } from './TransactionFields.tsx'

/** The props that the parts of a transaction's view share. */
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

const words = { ...registerTransactions, ...registerTransactionsReview, ...amount }
const pages = [
  'transaction.page.client',
  'transaction.page.transaction',
  'transaction.page.financing',
] as const

/** Renders a transaction: its pages, its review on top of them, and then the outcome. */
export function RegisterTransactionsView(props: RegisterTransactionsViewProps): ReactNode {
  const { form, currency, frame } = props
  const { values } = form
  const drawdownId = form.review?.financing?.drawdownId ?? null
  const drawdown = useDrawdownSentence({ customerPartnerId: form.customerPartnerId, drawdownId, currency })
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
    // The values behind a warning, so that the person ticks it again after a change.
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
      of="transaction"
      words={words}
      intro={form.pageCount === pages.length && t('transaction.intro')}
      pageHead={<PageHead form={form} titles={pages.slice(0, form.pageCount).map((key) => t(key))} />}
      errorText={describeError}
      submitLabel={t('transaction.review')}
      review={describeReview}
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

  /** An instalment is named by its number. */
  function describeError(field: TransactionField, code: RegisterTransactionsErrorCode): string | undefined {
    const [, index, part] = field.split('.')
    const own =
      index === undefined ? `transaction.error.REQUIRED.${field}` : `transaction.error.instalment.${part}`
    const keys = code === 'REQUIRED' ? [own] : [`amount.error.${code}`, `transaction.error.${code}`]
    const label = `transaction.${field}`
    const problem = t(keys.find(isKey) ?? 'transaction.error.REQUIRED.other', {
      field: isKey(label) ? t(label) : '',
    })
    return index === undefined
      ? problem
      : t('transaction.error.instalment', { number: Number(index) + 1, problem })
  }

  function describeReview(review: RegisterTransactionsReview): FormReview<'transaction', typeof words> {
    const { financing, idType, financier } = review
    const sum = (amount: Amount) => formatMoney(amount, review.currency, locale)
    const say = (key: string) => (isKey(key) ? t(key) : null)
    return {
      ...(financing && {
        note: <Instalments instalments={financing.instalments} money={sum} />,
        confirmLabel: t('transaction.confirmFinanced', { amount: sum(financing.amount) }),
      }),
      figure: { label: t('transaction.review.amount'), value: sum(review.amountPayable) },
      other: review.clientName,
      rows: [
        [
          'contactNumber',
          // A plus sign would wander to the other end in a text from right to left.
          review.contactNumber && (
            <bdi key="phone" dir="ltr">
              {groupPhone(review.contactNumber)}
            </bdi>
          ),
        ],
        review.idValue !== null && {
          key: 'idValue',
          name: say(`transaction.idType.${idType}`) ?? t('transaction.review.idValue'),
          value: (
            <MaskedValue
              kind={idType === 'bvn' ? 'bvn' : 'account'}
              value={review.idValue}
              label={t('transaction.review.idValue')}
              // A company's number is in a public register.
              masked={idType !== 'rc_number'}
              copyable={false}
            />
          ),
        },
        ['reference', review.reference],
        ['disbursementDate', formatDate(review.disbursementDate, locale)],
        ['expectedPaymentDate', formatDate(review.expectedPaymentDate, locale)],
        ['sector', say(`transaction.sector.${review.sector}`) ?? review.sector],
        ['financier', financier === 'Others' ? t('transaction.financier.others') : financier],
        ['reason', review.reason],
        {
          key: 'financing',
          name: t('transaction.review.financing'),
          value: financing ? sum(financing.amount) : t('transaction.review.notFinanced'),
          strong: financing !== null,
        },
        ['drawdownId', drawdown ?? drawdownId],
        ['total', financing && sum(financing.total)],
      ],
    }
  }
}

function isKey(key: string): key is keyof typeof words {
  return Object.hasOwn(words, key)
}

type InstalmentsProps = {
  instalments: NonNullable<RegisterTransactionsReview['financing']>['instalments']
  money: (amount: Amount) => string
}

function Instalments({ instalments, money }: InstalmentsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  return (
    <div {...parts('RegisterTransactionsForm.reviewInstalments')}>
      <p className="ol-Text">{t('transaction.review.instalments', { count: instalments.length })}</p>
      <ol className="ol-RegisterTransactionsForm-reviewList">
        {instalments.map(({ amount, startDate, dueDate }, index) => (
          // Two instalments can differ only in their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is read
          <li key={index}>
            {t('transaction.review.instalment', {
              amount: money(amount),
              start: formatDate(startDate, locale),
              due: formatDate(dueDate, locale),
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}
