'use client'
import { useCreditLimit, useCreditSnapshots } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useFormatLenderDay } from '../root/useFormatLenderDay.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { creditUsageChart as words } from './creditUsageChart.words.ts'
import { CreditUsageView } from './CreditUsageView.tsx'
import { readCreditUsage } from './readCreditUsage.ts'

export type CreditUsageChartProps = WidgetProps & {
  /** How far back it goes. @default 12 */
  weeks?: number
}

/**
 * A chart of the drawn amount of a credit limit over the last weeks, from the relay's snapshots (`GET /snapshots`), with a table for screen
 * readers. The chart starts at the relay's first read of the limit, and says so.
 *
 * @example
 * <CreditUsageChart customerPartnerId="cp_1" />
 */
export function CreditUsageChart(props: CreditUsageChartProps): ReactNode {
  return (
    <WidgetBoundary feature="CreditUsageChart" host={props}>
      <CreditUsageContent {...props} />
    </WidgetBoundary>
  )
}

function CreditUsageContent(props: CreditUsageChartProps): ReactNode {
  const { customerPartnerId, weeks = 12, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const day = useFormatLenderDay()
  const { now } = useLendingRoot()
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const creditLimit = useCreditLimit(owner)
  const snapshots = useCreditSnapshots(owner)
  const state = readState(snapshots)
  const isLoading = state.is === 'loading' || readState(creditLimit).is === 'loading'

  const draw = () => {
    if (state.is === 'failed') {
      const retry = () => void snapshots.refetch()
      return (
        <LoadFailed
          title={t('creditUsageChart.failed')}
          error={state.error}
          onRetry={retry}
          retrying={snapshots.isFetching}
        />
      )
    }
    if (state.is === 'loading' || isLoading)
      return (
        <div className="ol-CreditUsageChart-body">
          <Skeleton size="long" />
          <div className="ol-CreditUsageChart-drawing" />
          {(['ends', 'marks', 'since'] as const).map((line) => (
            <Skeleton key={line} size="full" />
          ))}
        </div>
      )
    const current = creditLimit.data ?? null
    const reading = readCreditUsage({ snapshots: state.data, current, now: now(), weeks })
    const { steps, seenSince } = reading
    if (steps.length === 0)
      return (
        <EmptyState title={t('creditUsageChart.none.title')}>{t('creditUsageChart.none.text')}</EmptyState>
      )
    return (
      <>
        <CreditUsageView reading={steps.length === 1 ? { steps, seenSince: null } : reading} weeks={weeks} />
        {steps.length === 1 && seenSince !== null && (
          <p className="ol-Note">{t('creditUsageChart.first', { date: day(seenSince) })}</p>
        )}
      </>
    )
  }
  return (
    <Card
      part="CreditUsageChart"
      title={t('creditUsageChart.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={isLoading}
      state={isLoading ? 'loading' : state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{isLoading && say('common.loading')}</LiveRegion>
    </Card>
  )
}
