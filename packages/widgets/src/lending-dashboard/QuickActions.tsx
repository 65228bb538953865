'use client'
import type { ReactNode } from 'react'
import { lendingDashboard as words } from './lendingDashboard.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useParts } from '../ui/useParts.ts'
import { type LendingAction, lendingActions } from './lendingActions.ts'

type QuickActionsProps = {
  actions: readonly LendingAction[]
  headingLevel: 3 | 4
  onPress: (action: LendingAction) => void
  /** A person is about to press. */
  onNear: (action: LendingAction) => void
}

/** The actions that a person can start, one button each. */
export function QuickActions({ actions, headingLevel, onPress, onNear }: QuickActionsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  return (
    <Card part="LendingDashboard.actions" title={t('lendingDashboard.actions')} headingLevel={headingLevel}>
      <div {...parts('LendingDashboard.buttons')}>
        {actions.map((action) => (
          <Button
            key={action}
            icon={lendingActions[action].icon}
            onClick={() => onPress(action)}
            onPointerEnter={() => onNear(action)}
            onFocus={() => onNear(action)}
            part="LendingDashboard.action"
          >
            {t(`lendingDashboard.action.${action}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
