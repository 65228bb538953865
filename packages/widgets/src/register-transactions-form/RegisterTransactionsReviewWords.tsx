'use client'
import type { RegisterTransactionsReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { registerTransactions } from './registerTransactions.words.ts'
import { registerTransactionsReview } from './registerTransactionsReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { useDrawdownSentence } from './useDrawdownSentence.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { useParts } from '../ui/useParts.ts'

const words = { ...registerTransactions, ...registerTransactionsReview }

/** Puts a transaction into words for its review. */
export function RegisterTransactionsReviewWords({
  review,
  customerPartnerId,
  children,
}: ReviewWordsProps<RegisterTransactionsReview>): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const { currency, financing, idType, financier } = review
  const money = (amount: RegisterTransactionsReview['amountPayable']) => formatMoney(amount, currency, locale)
  const say = (key: string) => (isKey(key) ? t(key) : null)
  const row = (key: RowName, value: ReactNode, name = t(`transaction.review.${key}`)) =>
    value !== null && { key, name, value }
  const drawdownId = financing?.drawdownId ?? null
  const drawdown = useDrawdownSentence({ customerPartnerId, drawdownId, currency })
  return children({
    title: t('transaction.review.title'),
    text: t(financing ? 'transaction.review.textFinanced' : 'transaction.review.text'),
    figure: { label: t('transaction.review.amount'), value: money(review.amountPayable) },
    other: review.clientName,
    rows: [
      // A plus sign would wander to the other end in a text from right to left.
      row('contactNumber', review.contactNumber && <bdi dir="ltr">{groupPhone(review.contactNumber)}</bdi>),
      row(
        'idValue',
        review.idValue && (
          <MaskedValue
            kind={idType === 'bvn' ? 'bvn' : 'account'}
            value={review.idValue}
            label={t('transaction.review.idValue')}
            // A company's number stands in a public register.
            masked={idType !== 'rc_number'}
            copyable={false}
          />
        ),
        say(`transaction.idType.${idType}`) ?? t('transaction.review.idValue'),
      ),
      row('reference', review.reference),
      row('disbursementDate', formatDate(review.disbursementDate, locale)),
      row('expectedPaymentDate', formatDate(review.expectedPaymentDate, locale)),
      row('sector', say(`transaction.sector.${review.sector}`) ?? review.sector),
      row('financier', financier === 'Others' ? t('transaction.financier.others') : financier),
      row('reason', review.reason),
      {
        key: 'financing',
        name: t('transaction.review.financing'),
        value: financing ? money(financing.amount) : t('transaction.review.notFinanced'),
        strong: financing !== null,
      },
      row('drawdownId', drawdown ?? drawdownId),
      row('total', financing && money(financing.total)),
    ],
    ...(financing && { note: <Instalments instalments={financing.instalments} money={money} /> }),
    confirmLabel: financing
      ? t('transaction.confirmFinanced', { amount: money(financing.amount) })
      : t('transaction.confirm'),
    duplicateTitle: t('transaction.duplicate.title'),
    duplicateText: t('transaction.duplicate.text'),
    duplicateConfirmLabel: t('transaction.duplicate.confirm'),
    sendingText: t('transaction.sending'),
  })
}

type RowName = keyof typeof registerTransactionsReview extends infer Key
  ? Key extends `transaction.review.${infer Name}`
    ? Name
    : never
  : never

function isKey(key: string): key is keyof typeof words {
  return Object.hasOwn(words, key)
}

type InstalmentsProps = {
  instalments: NonNullable<RegisterTransactionsReview['financing']>['instalments']
  money: (amount: RegisterTransactionsReview['amountPayable']) => string
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
          // Two may be alike in everything but their place.
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
