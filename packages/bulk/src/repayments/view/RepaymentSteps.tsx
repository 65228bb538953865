'use client'
import type { RepaymentMatcher } from '../RepaymentMatcher.ts'
import { type ReactNode, useState } from 'react'
import {
  Button,
  ConfirmButton,
  formatMoney,
  LoadFailed,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { RepaymentLines } from './RepaymentLines.tsx'
import { RepaymentReviewList } from './RepaymentReviewList.tsx'
import { RepaymentTotalsList } from './RepaymentTotalsList.tsx'
import { StartOverDialog } from '../../sheets/view/StartOverDialog.tsx'
import { StepTitle } from '../../sheets/view/StepTitle.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StatementColumns } from './StatementColumns.tsx'

export type RepaymentStepProps = { matcher: RepaymentMatcher; currency: string | null }

/** The steps between the choice of a statement and the sending. */
export function RepaymentSteps({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { step, layout, statement, counts, startOver } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const [isAsking, setIsAsking] = useState(false)
  const hasWork = counts.accepted > 0
  return (
    <div {...parts('SheetImport.step')} data-ol-step={step}>
      {step === 'layout' && layout && (
        <StatementColumns
          {...{ layout, statement }}
          onChange={matcher.setLayout}
          confirmLabel={t('repaymentsImport.layout.go')}
          isBusy={matcher.busy !== null}
          onConfirm={matcher.confirmLayout}
        />
      )}
      {step === 'lines' && <RepaymentLines matcher={matcher} currency={currency} />}
      {step === 'review' && <RepaymentReview matcher={matcher} currency={currency} />}
      {step !== 'review' && (
        <Button
          variant="quiet"
          part="RepaymentMatch.another"
          onClick={() => (hasWork ? setIsAsking(true) : startOver())}
        >
          {t('repaymentsImport.another')}
        </Button>
      )}
      {isAsking && (
        <StartOverDialog
          words={{
            title: t('repaymentsImport.startOver.title'),
            text: t('repaymentsImport.startOver.text'),
            keep: t('repaymentsImport.startOver.keep'),
            startOver: t('repaymentsImport.another'),
          }}
          onKeep={() => setIsAsking(false)}
          onStartOver={startOver}
        />
      )}
    </div>
  )
}

/** The sums of the repayments to report, and the only button that sends them. */
function RepaymentReview({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { counts, totals, start, isStarting, startError, goTo } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const open = counts.check + counts.sure + counts.none
  return (
    <>
      <StepTitle>{t('repaymentsImport.review', { count: counts.accepted })}</StepTitle>
      <RepaymentTotalsList totals={totals} currency={currency} />
      <RepaymentReviewList matcher={matcher} currency={currency} />
      {open > 0 && <p className="ol-Note">{t('repaymentsImport.review.open', { count: open })}</p>}
      <section {...parts('SheetImport.next')}>
        <h4 className="ol-SheetImport-subtitle">{t('repaymentsImport.review.next')}</h4>
        <p className="ol-Text">{t('repaymentsImport.review.next.text')}</p>
        <p className="ol-Text">{t('repaymentsImport.review.otherFile')}</p>
      </section>
      {startError && (
        <LoadFailed
          title={t('repaymentsImport.startFailed')}
          error={startError}
          onRetry={start}
          retrying={isStarting}
        />
      )}
      <div {...parts('SheetImport.buttons')}>
        <ConfirmButton part="RepaymentMatch.send" busy={isStarting} onClick={start}>
          {totals
            .filter(({ acceptedLines }) => acceptedLines > 0)
            .map((total) =>
              t('repaymentsImport.review.send', {
                amount: formatMoney(total.accepted, total.currency ?? currency, locale),
              }),
            )
            .join(' · ')}
        </ConfirmButton>
        <Button part="RepaymentMatch.back" onClick={() => goTo('lines')}>
          {t('repaymentsImport.review.back')}
        </Button>
      </div>
    </>
  )
}
