'use client'
import { useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'
import type { CreditLimit } from '@onlend/core'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { creditLimit as words } from './creditLimit.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { Badge } from '../ui/Badge.tsx'
import { limitStatus } from './limitStatus.ts'
import { CreditLimitSkeleton } from './CreditLimitSkeleton.tsx'
import { CreditLimitView } from './CreditLimitView.tsx'

export type CreditLimitCardProps = WidgetProps & {
  /** `gauge` also lists the terms; `compact` is one figure and a bar. @default 'gauge' */
  variant?: 'gauge' | 'compact'
  /** Adds the limit in US dollars as the service gives it. @default false */
  showUsd?: boolean
  /** The chart below the figures, such as `<CreditUsageSpark />`, the drawn amounts of the last 12 weeks. @default nothing */
  chart?: ReactNode
  /** Offers a button while a drawdown on the limit is possible. */
  onRequestDrawdown?: () => void
  /** A button of yours beside the one that requests a drawdown, or in its place. */
  secondAction?: ReactNode
}

/**
 * Shows how much a customer partner may still draw, as the service states it (Partner API, Endpoint 9).
 *
 * @example
 * <CreditLimitCard customerPartnerId="cp_1" onRequestDrawdown={openRequest} />
 */
export function CreditLimitCard(props: CreditLimitCardProps): ReactNode {
  return (
    <WidgetBoundary feature="CreditLimitCard" host={props}>
      <CreditLimitContent {...props} />
    </WidgetBoundary>
  )
}

function CreditLimitContent(props: CreditLimitCardProps): ReactNode {
  const {
    customerPartnerId,
    variant = 'gauge',
    showUsd = false,
    chart,
    onRequestDrawdown,
    secondAction,
    hideTitle,
    headingLevel,
  } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const query = useCreditLimit(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)

  const draw = () => {
    if (state.is === 'loading') return <CreditLimitSkeleton variant={variant} hasUsage={Boolean(chart)} />
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('creditLimit.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (state.data === null) {
      return <EmptyState title={t('creditLimit.none.title')}>{t('creditLimit.none.text')}</EmptyState>
    }
    return (
      <CreditLimitView
        creditLimit={state.data}
        variant={variant}
        showUsd={showUsd}
        spark={chart}
        onRequestDrawdown={onRequestDrawdown}
        secondAction={secondAction}
      />
    )
  }
  return (
    <Card
      part="CreditLimitCard"
      title={t('creditLimit.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
      aside={state.is === 'ready' && state.data && <CreditLimitBadge creditLimit={state.data} />}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The limit's state in one word; one that the kit does not know is shown as the service wrote it, and none says nothing. */
function CreditLimitBadge({ creditLimit }: { creditLimit: CreditLimit }): ReactNode {
  const t = useCopy(words)
  const status = limitStatus(creditLimit)
  switch (status.is) {
    case 'active':
      return (
        <Badge tone="success" icon="check">
          {t('creditLimit.status.active')}
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="warning" icon="clock">
          {t('creditLimit.status.expired')}
        </Badge>
      )
    case 'closed':
      return (
        <Badge tone="warning" icon="close">
          {t('creditLimit.status.closed')}
        </Badge>
      )
    case 'none':
      return null
    case 'other':
      return (
        <Badge tone="neutral" icon="info">
          {status.word}
        </Badge>
      )
  }
}
