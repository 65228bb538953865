'use client'
import type { ReactNode } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RepaymentStepProps } from './RepaymentSteps.tsx'
import { RepaymentTotalsList } from './RepaymentTotalsList.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StepTitle } from './StepTitle.tsx'

/** What is about to be reported, added up, and the only button that sends it. */
export function RepaymentReview({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { counts, totals, start, isStarting, startError, goTo } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const open = counts.check + counts.sure + counts.none
  return (
    <>
      <StepTitle>{t('repaymentsImport.review', { count: counts.accepted })}</StepTitle>
      <RepaymentTotalsList totals={totals} currency={currency} />
      {open > 0 && <p className="ol-Note">{t('repaymentsImport.review.open', { count: open })}</p>}
      <section {...parts('RepaymentMatch.next')}>
        <h4 className="ol-RepaymentMatch-subtitle">{t('repaymentsImport.review.next')}</h4>
        <p className="ol-Text">{t('repaymentsImport.review.next.text')}</p>
      </section>
      {startError && (
        <LoadFailed
          title={t('repaymentsImport.startFailed')}
          error={startError}
          onRetry={start}
          retrying={isStarting}
        />
      )}
      <div {...parts('RepaymentMatch.buttons')}>
        <Button variant="primary" part="RepaymentMatch.send" busy={isStarting} onClick={start}>
          {totals
            .filter(({ acceptedLines }) => acceptedLines > 0)
            .map((total) =>
              t('repaymentsImport.review.send', {
                amount: formatMoney(total.accepted, total.currency ?? currency, locale),
              }),
            )
            .join(' · ')}
        </Button>
        <Button part="RepaymentMatch.back" onClick={() => goTo('lines')}>
          {t('repaymentsImport.review.back')}
        </Button>
      </div>
    </>
  )
}
