'use client'
import { isLendingError, type LendingError, type Operation } from '@onlend/core'
import { useLendingEvents, useOperation } from '@onlend/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operation as words } from './operation.words.ts'
import { operationKinds } from './operationKinds.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useCurrency } from '../root/useCurrency.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import type { WidgetActions } from '../ui/WidgetContext.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { operationKindKey } from './operationKindKey.ts'
import { recordOutcome } from './recordOutcome.ts'
import { OperationStatusSkeleton } from './OperationStatusSkeleton.tsx'
import { OperationStatusView } from './OperationStatusView.tsx'

export type OperationStatusProps = WidgetProps &
  WidgetActions<'copy' | 'print' | 'share'> & {
    /** The id from an operation's receipt, or from `OperationHistory`. */
    operationId: string
    /** ISO code. @default the credit limit's */
    currency?: string
    /** The bank's or operator's name, for a record that holds its code only: it was sent without the name that the person saw. */
    institutionName?: string
    /** Called each time the state changes or comes into conflict, the first time included. */
    onStatusChange?: (operation: Operation) => void
  }

/**
 * Follows one operation to its final outcome and shows the known facts. Reads again, never sends again.
 *
 * @example
 * <OperationStatus operationId={operationId} onStatusChange={showReceipt} />
 */
export function OperationStatus(props: OperationStatusProps): ReactNode {
  return (
    <WidgetBoundary feature="OperationStatus" money={CrashedMoney} host={props}>
      <OperationStatusContent {...props} />
    </WidgetBoundary>
  )
}

function OperationStatusContent(props: OperationStatusProps): ReactNode {
  const { operationId, customerPartnerId, institutionName, onStatusChange, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const name = useCopy(operationKinds)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useOperation({ operationId })
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  useLendingEvents(owner)
  const state = readState(query)
  const lost = state.is === 'failed' ? findLost(state.error) : null
  useStateChanges(query.data ?? null, onStatusChange)

  const draw = () => {
    if (state.is === 'loading') return <OperationStatusSkeleton />
    if (state.is === 'failed' && !lost) {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('operation.failedToLoad')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    const record = state.is === 'ready' ? state.data : null
    if (!record && !lost) {
      return <EmptyState title={t('operation.none.title')}>{t('operation.none.text')}</EmptyState>
    }
    return (
      <OperationStatusView
        outcome={record?.state ?? lost?.lastState ?? 'unknown'}
        code={lost?.code}
        operation={record}
        currency={currency}
        institutionName={institutionName ?? null}
        isChecking={query.isFetching}
        onCheckAgain={() => void query.refetch()}
      />
    )
  }
  return (
    <Card
      part="OperationStatus"
      title={name(operationKindKey(query.data?.kind))}
      hideTitle={hideTitle ?? true}
      headingLevel={headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is === 'ready' ? (state.data ? recordOutcome(state.data) : 'none') : state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The relay's word that it cannot know the operation any more, which is no failure to read it. */
function findLost(error: unknown): LendingError | null {
  const isLost =
    isLendingError(error) && (error.code === 'operation_forgotten' || error.code === 'ledger_restored')
  return isLost ? error : null
}

function useStateChanges(
  operation: Operation | null,
  onStatusChange: ((operation: Operation) => void) | undefined,
): void {
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!operation || told.current === recordOutcome(operation)) return
    told.current = recordOutcome(operation)
    onStatusChange?.(operation)
  }, [operation, onStatusChange])
}
