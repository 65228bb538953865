'use client'
import type { RegisterTransactionsReview } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { registerTransactions as formWords } from './registerTransactions.words.ts'
import { transactionDetails } from './transactionDetails.words.ts'
import { registerTransactionsReview as words } from './registerTransactionsReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { ReviewWordsProps } from '../form/ReviewContent.ts'
import { useDrawdownSentence } from './useDrawdownSentence.ts'
import { formatDate } from '../format/formatDate.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { groupPhone } from '../format/groupPhone.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { useParts } from '../ui/useParts.ts'

/** Puts a transaction into words for its review. */
export function RegisterTransactionsReviewWords({
  review,
  customerPartnerId,
  children,
}: ReviewWordsProps<RegisterTransactionsReview>): ReactNode {
  const t = useCopy(words)
  const say = useCopy(formWords)
  const sayDetail = useCopy(transactionDetails)
  const { locale } = useLendingRoot()
  const { currency, financing, sector, idType } = review
  const money = (amount: RegisterTransactionsReview['amountPayable']) => formatMoney(amount, currency, locale)
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  const drawdownId = financing?.drawdownId ?? null
  const drawdown = useDrawdownSentence({ customerPartnerId, drawdownId, currency })
  const isKnownSector = sector === 'Lender' || sector === 'Aggregator' || sector === 'Market Place'
  return children({
    title: t('transaction.review.title'),
    text: t(financing ? 'transaction.review.textFinanced' : 'transaction.review.text'),
    figure: { label: t('transaction.review.amount'), value: money(review.amountPayable) },
    other: review.clientName,
    rows: [
      row(
        'contactNumber',
        t('transaction.review.contactNumber'),
        // A plus sign would wander to the other end in a text from right to left.
        review.contactNumber === null ? null : <bdi dir="ltr">{groupPhone(review.contactNumber)}</bdi>,
      ),
      row(
        'idValue',
        idType === 'bvn' || idType === 'rc_number'
          ? say(`transaction.idType.${idType}`)
          : t('transaction.review.idValue'),
        review.idValue === null ? null : (
          <MaskedValue
            kind={idType === 'bvn' ? 'bvn' : 'account'}
            value={review.idValue}
            label={t('transaction.review.idValue')}
            // A company's number stands in a public register.
            masked={idType !== 'rc_number'}
            copyable={false}
          />
        ),
      ),
      row('reference', t('transaction.review.reference'), review.reference),
      row(
        'disbursementDate',
        t('transaction.review.disbursementDate'),
        formatDate(review.disbursementDate, locale),
      ),
      row(
        'expectedPaymentDate',
        t('transaction.review.expectedPaymentDate'),
        formatDate(review.expectedPaymentDate, locale),
      ),
      row(
        'sector',
        t('transaction.review.sector'),
        isKnownSector ? sayDetail(`transaction.sector.${sector}`) : sector,
      ),
      row(
        'financier',
        t('transaction.review.financier'),
        review.financier === 'Others' ? sayDetail('transaction.financier.others') : review.financier,
      ),
      row('reason', t('transaction.review.reason'), review.reason),
      {
        key: 'financing',
        name: t('transaction.review.financing'),
        value: financing ? money(financing.amount) : t('transaction.review.notFinanced'),
        strong: financing !== null,
      },
      row('drawdownId', t('transaction.review.drawdownId'), drawdown ?? drawdownId),
      row('total', t('transaction.review.total'), financing ? money(financing.total) : null),
    ],
    ...(financing ? { note: <Instalments instalments={financing.instalments} money={money} /> } : {}),
    confirmLabel: financing
      ? t('transaction.confirmFinanced', { amount: money(financing.amount) })
      : t('transaction.confirm'),
    duplicateTitle: t('transaction.duplicate.title'),
    duplicateText: t('transaction.duplicate.text'),
    duplicateConfirmLabel: t('transaction.duplicate.confirm'),
    sendingText: t('transaction.sending'),
  })
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
