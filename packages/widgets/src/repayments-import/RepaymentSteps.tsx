'use client'
import type { RepaymentMatcher } from '@onlend/hooks/repayments-import'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { RepaymentLines } from './RepaymentLines.tsx'
import { RepaymentReview } from './RepaymentReview.tsx'
import { repaymentsImport as words } from './repaymentsImport.words.ts'
import { StatementColumns } from './StatementColumns.tsx'

export type RepaymentStepProps = { matcher: RepaymentMatcher; currency: string | null }

/** The steps between the choice of a statement and what is sent of it. */
export function RepaymentSteps({ matcher, currency }: RepaymentStepProps): ReactNode {
  const { step, counts, startOver } = matcher
  const t = useCopy(words)
  const parts = useParts()
  const [isAsking, setIsAsking] = useState(false)
  const hasWork = counts.accepted > 0
  return (
    <div {...parts('RepaymentMatch.step')} data-ol-step={step}>
      {step === 'layout' && <StatementColumns matcher={matcher} />}
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
        <Dialog
          part="RepaymentMatch.startOverDialog"
          role="alertdialog"
          title={t('repaymentsImport.startOver.title')}
          description={t('repaymentsImport.startOver.text')}
          onClose={() => setIsAsking(false)}
        >
          <div className="ol-Dialog-actions">
            <Button variant="primary" part="RepaymentMatch.keep" onClick={() => setIsAsking(false)}>
              {t('repaymentsImport.startOver.keep')}
            </Button>
            <Button part="RepaymentMatch.startOver" onClick={startOver}>
              {t('repaymentsImport.another')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
