'use client'
import { useActiveDrawdown } from '@onlend/hooks'
import type { ReactNode } from 'react'
import type { ActiveDrawdown } from '@onlend/core'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useCurrency } from '../root/useCurrency.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { activeDrawdown as words } from './activeDrawdown.words.ts'
import { Badge } from '../ui/Badge.tsx'
import { ActiveDrawdownSkeleton } from './ActiveDrawdownSkeleton.tsx'
import { ActiveDrawdownView } from './ActiveDrawdownView.tsx'
import { type DrawdownReading, readDrawdown } from './readDrawdown.ts'

export type ActiveDrawdownCardProps = WidgetProps & {
  /** `full` also lists the terms; `compact` is one figure, one line and the buttons. @default 'full' */
  variant?: 'full' | 'compact'
  /** ISO code. @default the credit limit's, where there is one */
  currency?: string
  /** Offered when there is no drawdown. */
  onRequestDrawdown?: () => void
  /** Called when a person asks how to repay; the button appears while an amount is open. */
  onRepay?: () => void
  /** Called when a person wants to withdraw; the button appears beside the one for the repayment. */
  onWithdraw?: () => void
}

/**
 * Shows the debt of a customer partner and its due day (Partner API, Endpoint 8).
 *
 * @example
 * <ActiveDrawdownCard customerPartnerId="cp_1" onRepay={openRepayment} />
 */
export function ActiveDrawdownCard(props: ActiveDrawdownCardProps): ReactNode {
  return (
    <WidgetBoundary feature="ActiveDrawdownCard" host={props}>
      <ActiveDrawdownContent {...props} />
    </WidgetBoundary>
  )
}

function ActiveDrawdownContent(props: ActiveDrawdownCardProps): ReactNode {
  const { customerPartnerId, onRequestDrawdown, onRepay, onWithdraw, hideTitle, headingLevel } = props
  const { variant = 'full' } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { now, lenderTimeZone: timeZone } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useActiveDrawdown(owner)
  const currency = useCurrency({ ...owner, currency: props.currency })
  const state = readState(query)
  const isLoading =
    state.is === 'loading' || (state.is === 'ready' && state.data !== null && currency.isPending)
  const reading =
    state.is === 'ready' && state.data !== null ? readDrawdown(state.data, { now: now(), timeZone }) : null

  const draw = () => {
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('activeDrawdown.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (state.is === 'loading' || isLoading) return <ActiveDrawdownSkeleton variant={variant} />
    if (state.data === null || reading === null) {
      const action = onRequestDrawdown && (
        <Button variant="primary" onClick={onRequestDrawdown} part="ActiveDrawdownCard.request">
          {t('activeDrawdown.request')}
        </Button>
      )
      return (
        <EmptyState title={t('activeDrawdown.none.title')} action={action}>
          {t('activeDrawdown.none.text')}
        </EmptyState>
      )
    }
    return (
      <ActiveDrawdownView
        drawdown={state.data}
        reading={reading}
        currency={currency.currency}
        variant={variant}
        onRepay={onRepay}
        onWithdraw={onWithdraw}
      />
    )
  }
  return (
    <Card
      part="ActiveDrawdownCard"
      title={t('activeDrawdown.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={isLoading}
      state={isLoading ? 'loading' : (reading?.phase ?? state.is)}
      aside={
        state.is === 'ready' &&
        state.data &&
        reading &&
        !isLoading && <ActiveDrawdownBadge drawdown={state.data} reading={reading} />
      }
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{isLoading && say('common.loading')}</LiveRegion>
    </Card>
  )
}

type ActiveDrawdownBadgeProps = { drawdown: ActiveDrawdown; reading: DrawdownReading }

/**
 * The drawdown's state in one word. `pending` does not tell whether the drawdown was paid out: the disbursement date does. An unknown
 * status appears as the service wrote it.
 */
function ActiveDrawdownBadge({ drawdown, reading }: ActiveDrawdownBadgeProps): ReactNode {
  const t = useCopy(words)
  const { status } = drawdown
  if (reading.phase === 'paid')
    return (
      <Badge tone="success" icon="check">
        {t('activeDrawdown.status.paid')}
      </Badge>
    )
  if (status !== null && status !== 'pending')
    return (
      <Badge tone="neutral" icon="info">
        {status}
      </Badge>
    )
  if (reading.isPaidOut)
    return (
      <Badge tone="success" icon="check">
        {t('activeDrawdown.status.paidOut')}
      </Badge>
    )
  return (
    status && (
      <Badge tone="info" icon="clock">
        {t('activeDrawdown.status.pending')}
      </Badge>
    )
  )
}
