'use client'
import type { Operation, OperationKind } from '@onlend/core'
import { useLendingEvents, useOperations } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'
import { everyWidget } from '../copy/en/everyWidget.ts'
import { operationHistory as words } from '../copy/en/operationHistory.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useCurrency } from '../root/useCurrency.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { OperationHistorySkeleton } from './OperationHistorySkeleton.tsx'
import { OperationRow } from './OperationRow.tsx'

export type OperationHistoryProps = WidgetProps & {
  /** Only these writes. @default 'withdraw' */
  kind?: OperationKind
  /** How many at first, and how many more at each press. @default 10 */
  pageSize?: number
  /** ISO code. @default the credit limit's */
  currency?: string
  /** Makes each row a button, to open its `OperationStatus`. */
  onSelect?: (operation: Operation) => void
}

/** Lists past withdrawals, newest first, with where each one stands; from the relay's ledger, at most 200. */
export function OperationHistory({ fallback, onError, ...props }: OperationHistoryProps): ReactNode {
  return (
    <WidgetBoundary fallback={fallback} {...(onError ? { onError } : {})}>
      <OperationHistoryContent {...props} />
    </WidgetBoundary>
  )
}

function OperationHistoryContent(props: OperationHistoryProps): ReactNode {
  const { customerPartnerId, kind = 'withdraw', pageSize = 10, onSelect, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useOperations({ ...owner, kind })
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  const [shown, setShown] = useState(pageSize)
  useLendingEvents(owner)
  const state = readState(query)

  const draw = () => {
    if (state.is === 'loading') return <OperationHistorySkeleton />
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('operationHistory.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (state.data.length === 0) {
      return (
        <EmptyState title={t('operationHistory.none.title')}>{t('operationHistory.none.text')}</EmptyState>
      )
    }
    const hidden = state.data.length - shown
    return (
      <>
        <ul className="ol-OperationHistory-list">
          {state.data.slice(0, shown).map((operation) => (
            <OperationRow key={operation.id} operation={operation} currency={currency} onSelect={onSelect} />
          ))}
        </ul>
        {hidden > 0 && (
          <div className="ol-Buttons">
            <Button onClick={() => setShown(shown + pageSize)} part="OperationHistory.more">
              {t('operationHistory.more', { count: Math.min(hidden, pageSize) })}
            </Button>
          </div>
        )}
      </>
    )
  }
  return (
    <Card
      part="OperationHistory"
      title={t(kind === 'withdraw' ? 'operationHistory.title.withdraw' : 'operationHistory.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
