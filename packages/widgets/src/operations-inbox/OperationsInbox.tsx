'use client'
import { useLending } from '@onlend/hooks'
import { useAttention } from '@onlend/hooks/operators'
import { type ReactNode, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { InboxOperations } from './InboxOperations.tsx'
import { DoneNotice } from './DoneNotice.tsx'
import { InboxEvents } from './InboxEvents.tsx'

export type OperationsInboxProps = WidgetProps & {
  /** Lists the settlement events that are tied to no request below. @default true */
  events?: boolean
}

/**
 * For operators, of every partner: lists the operations without a known outcome or in conflict, and records their outcome on
 * evidence; if the relay asks for two operators, the second confirms. Below, an operator assigns settlement events to their operation,
 * dismisses them or reads them again. An event that names no partner can be about an open operation of `customerPartnerId`. Sends no money.
 *
 * @example
 * <OperationsInbox customerPartnerId="cp_adaeze" />
 */
export function OperationsInbox(props: OperationsInboxProps): ReactNode {
  return (
    <WidgetBoundary feature="OperationsInbox" words="operators" host={props}>
      <OperationsInboxContent {...props} />
    </WidgetBoundary>
  )
}

/** The operator's last action, and the operation that it changed. */
type Done = { what: 'recorded' | 'proposed'; reference: string }

function OperationsInboxContent(props: OperationsInboxProps): ReactNode {
  const { events = true, hideTitle, headingLevel = 2, customerPartnerId } = props
  const lending = useLending()
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const attention = useAttention()
  const [done, setDone] = useState<Done | null>(null)
  const state = readState(attention)

  const draw = () => {
    if (state.is === 'loading') return <Skeleton size="control" />
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('operationsInbox.failed')}
          error={state.error}
          onRetry={() => void attention.refetch()}
          retrying={attention.isFetching}
        />
      )
    }
    const operations = state.data.pages.flat()
    if (operations.length === 0) {
      return (
        <EmptyState icon="check" title={t('operationsInbox.none.title')}>
          {t('operationsInbox.none.text')}
        </EmptyState>
      )
    }
    return (
      <InboxOperations
        operations={operations}
        caption={t('operationsInbox.title')}
        onDone={(what, reference) => setDone({ what, reference })}
      />
    )
  }
  return (
    <Card
      part="OperationsInbox"
      title={t('operationsInbox.title')}
      hideTitle={hideTitle ?? false}
      headingLevel={headingLevel}
      busy={state.is === 'loading'}
      state={state.is}
    >
      {done && (
        <DoneNotice key={done.reference}>
          {t(`operationsInbox.${done.what}`, { reference: done.reference })}
        </DoneNotice>
      )}
      {draw()}
      {attention.hasNextPage && (
        <div className="ol-Buttons">
          <Button
            busy={attention.isFetchingNextPage}
            onClick={() => void attention.fetchNextPage()}
            part="OperationsInbox.more"
          >
            {t('operationsInbox.more')}
          </Button>
        </div>
      )}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      {events && state.is === 'ready' && (
        <InboxEvents headingLevel={headingLevel} customerPartnerId={partnerId} />
      )}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
