'use client'
import type { LendingState } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { ActiveDrawdownSkeleton } from '../active-drawdown-card/ActiveDrawdownSkeleton.tsx'
import { activeDrawdown } from '../active-drawdown-card/activeDrawdown.words.ts'
import { CreditLimitSkeleton } from '../credit-limit-card/CreditLimitSkeleton.tsx'
import { creditLimit } from '../credit-limit-card/creditLimit.words.ts'
import { Card } from '../ui/Card.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { useCopy } from '../words/useCopy.ts'

type StandingSkeletonProps = {
  expected: LendingState | undefined
  variant: 'full' | 'compact'
  headingLevel: 3 | 4
}

/** The skeleton of the first card before the partner's state is known: the host's `expectedState` chooses the card. */
export function StandingSkeleton({ expected, variant, headingLevel }: StandingSkeletonProps): ReactNode {
  const drawdown = useCopy(activeDrawdown)
  const limit = useCopy(creditLimit)
  const say = useCopy(everyWidget)
  const waiting = <LiveRegion>{say('common.loading')}</LiveRegion>
  if (expected === 'drawn') {
    return (
      <Card
        part="ActiveDrawdownCard"
        title={drawdown('activeDrawdown.title')}
        headingLevel={headingLevel}
        busy
      >
        <ActiveDrawdownSkeleton variant={variant} />
        {waiting}
      </Card>
    )
  }
  return (
    <Card part="CreditLimitCard" title={limit('creditLimit.title')} headingLevel={headingLevel} busy>
      {variant === 'full' ? (
        <CreditLimitSkeleton variant="gauge" hasUsage />
      ) : (
        <CreditLimitSkeleton variant="compact" />
      )}
      {waiting}
    </Card>
  )
}
