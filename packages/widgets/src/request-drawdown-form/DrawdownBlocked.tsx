'use client'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'
import { emptyIcon } from '../ui/icons.ts'

type DrawdownBlockedProps = Pick<RequestDrawdownViewProps, 'form' | 'onStartAssessment'> & {
  limitState: 'none' | 'closed' | 'expired'
}

/** Instead of a form that the service would refuse: why, and what to do about it. */
export function DrawdownBlocked({ form, limitState, onStartAssessment }: DrawdownBlockedProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { onContactSupport } = useLendingRoot()
  const { refetch, isFetching } = form.creditLimit
  return (
    <EmptyState
      icon={limitState === 'expired' ? 'clock' : emptyIcon}
      title={t(`drawdown.${limitState}.title`)}
      action={
        <div className="ol-Buttons ol-RequestDrawdownForm-wayOut">
          {limitState === 'none' && onStartAssessment && (
            <Button variant="primary" onClick={onStartAssessment} part="RequestDrawdownForm.assess">
              {t('drawdown.assess')}
            </Button>
          )}
          {limitState !== 'none' && onContactSupport && (
            <Button
              onClick={() => onContactSupport({ reference: null, requestId: null })}
              part="RequestDrawdownForm.support"
            >
              {say('common.contactSupport')}
            </Button>
          )}
          <Button
            icon="refresh"
            busy={isFetching}
            onClick={() => void refetch()}
            part="RequestDrawdownForm.checkAgain"
          >
            {t('drawdown.checkAgain')}
          </Button>
        </div>
      }
    >
      {t(`drawdown.${limitState}.text`)}
    </EmptyState>
  )
}
