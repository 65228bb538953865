'use client'
import type { Operation } from '@onlend/core'
import { useLending, useLendingEvents, useOperations } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'
import { useCurrency } from '../root/useCurrency.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { CrashedMoney } from '../ui/CrashedMoney.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useCopy } from '../words/useCopy.ts'
import { ApprovalItem } from './ApprovalItem.tsx'
import { approvalsList as words } from './approvalsList.words.ts'

export type ApprovalsListProps = WidgetProps & {
  /** ISO code. @default the credit limit's */
  currency?: string
  /** Called when a person approves, refuses or takes back an operation here, with the operation after that. */
  onDecided?: (operation: Operation) => void
}

/**
 * Lists the operations of a business that wait for a second person, and takes the decision. The relay sends an approved operation once, and
 * never sends a refused one. The person who asked for an operation cannot approve it, and can take it back. `onStepUp` of the provider asks
 * for a proof of the person.
 *
 * @example
 * <ApprovalsList customerPartnerId="cp_1" />
 */
export function ApprovalsList({ fallback, onError, ...props }: ApprovalsListProps): ReactNode {
  const lending = useLending()
  return (
    <WidgetBoundary
      feature="ApprovalsList"
      words="operators"
      money={CrashedMoney}
      fallback={fallback}
      {...(onError ? { onError } : {})}
    >
      {/* Another business is another list: what was decided for the one before is not shown in it. */}
      <ApprovalsListContent key={props.customerPartnerId ?? lending.customerPartnerId} {...props} />
    </WidgetBoundary>
  )
}

function ApprovalsListContent(props: Omit<ApprovalsListProps, 'fallback' | 'onError'>): ReactNode {
  const { customerPartnerId, hideTitle, headingLevel = 2, onDecided } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const waiting = useOperations({ ...owner, inState: 'awaiting_approval' })
  const { currency } = useCurrency({ ...owner, currency: props.currency })
  useLendingEvents(owner)
  const state = readState(waiting)
  const listed = state.is === 'ready' ? state.data : none
  const shown = useSeen(listed)

  const draw = () => {
    if (state.is === 'loading') return <Skeleton size="control" />
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('approvalsList.failed')}
          error={state.error}
          onRetry={() => void waiting.refetch()}
          retrying={waiting.isFetching}
        />
      )
    }
    if (shown.length === 0) {
      return (
        <EmptyState icon="check" title={t('approvalsList.none.title')}>
          {t('approvalsList.none.text')}
        </EmptyState>
      )
    }
    return (
      <ul className="ol-Form">
        {shown.map((operation) => (
          <ApprovalItem
            key={operation.id}
            operation={operation}
            isListed={listed.includes(operation)}
            currency={currency}
            headingLevel={headingLevel}
            onDecided={onDecided}
          />
        ))}
      </ul>
    )
  }
  return (
    <Card
      part="ApprovalsList"
      title={t('approvalsList.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={state.is === 'ready' ? (shown.length === 0 ? 'none' : 'ready') : state.is}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

const none: Operation[] = []

/**
 * The operations that have waited since the list opened, oldest first. A decided operation keeps its place, so that no button moves under a
 * finger and a person can read every decision.
 */
function useSeen(listed: readonly Operation[]): readonly Operation[] {
  const [seen, setSeen] = useState<readonly Operation[]>(none)
  const fresh = listed.filter(({ id }) => !seen.some((one) => one.id === id)).reverse()
  const shown = [...seen.map((one) => listed.find(({ id }) => id === one.id) ?? one), ...fresh]
  if (fresh.length > 0) setSeen(shown)
  return shown
}
