'use client'
import type { LendingState } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useParts } from '../ui/useParts.ts'
import { documentIcon } from '../ui/icons.ts'

type NextStepProps = {
  state: Extract<LendingState, 'noLimit' | 'assessmentPending' | 'expired'>
  headingLevel: 3 | 4
  onSubmitAssessment: (() => void) | undefined
  /** A button beside the one of the step. */
  secondAction: ReactNode
}

/** The step that a partner still has to take before a drawdown, and the button for it. */
export function NextStep({
  state,
  headingLevel,
  onSubmitAssessment,
  secondAction,
}: NextStepProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { onContactSupport } = useLendingRoot()
  const frame = (title: string, children: ReactNode) => (
    <Card part="LendingDashboard.next" title={title} headingLevel={headingLevel} state={state}>
      {children}
    </Card>
  )
  const assess = onSubmitAssessment && (
    <Button variant="primary" icon={documentIcon} onClick={onSubmitAssessment} part="LendingDashboard.assess">
      {t('lendingDashboard.action.submitCreditAssessment')}
    </Button>
  )
  switch (state) {
    case 'noLimit':
      return frame(
        t('lendingDashboard.noLimit.title'),
        <>
          <p className="ol-Text">{t('lendingDashboard.noLimit.text')}</p>
          <ol {...parts('LendingDashboard.steps')}>
            <li className="ol-LendingDashboard-step">{t('lendingDashboard.noLimit.send')}</li>
            <li className="ol-LendingDashboard-step">{t('lendingDashboard.noLimit.assess')}</li>
            <li className="ol-LendingDashboard-step">{t('lendingDashboard.noLimit.limit')}</li>
          </ol>
          {(assess || secondAction) && (
            <div className="ol-Buttons">
              {assess}
              {secondAction}
            </div>
          )}
        </>,
      )
    case 'assessmentPending':
      return frame(
        t('lendingDashboard.pending.title'),
        <>
          <p className="ol-Text">{t('lendingDashboard.pending.text')}</p>
          {secondAction && <div className="ol-Buttons">{secondAction}</div>}
        </>,
      )
    case 'expired':
      return frame(
        t('lendingDashboard.expired.title'),
        <>
          <p className="ol-Text">{t('lendingDashboard.expired.text')}</p>
          {(assess || onContactSupport) && (
            <div className="ol-Buttons">
              {assess}
              {onContactSupport && (
                <Button onClick={() => onContactSupport({ reference: null, requestId: null })}>
                  {say('common.contactSupport')}
                </Button>
              )}
            </div>
          )}
        </>,
      )
  }
}
