'use client'
import { useAttention } from '@onlend/hooks/operators'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { InboxOperation } from './InboxOperation.tsx'
import { UnmatchedEvents } from './UnmatchedEvents.tsx'

export type OperationsInboxProps = Omit<WidgetProps, 'customerPartnerId'> & {
  /** Lists the messages that fit no request below, to read. @default true */
  events?: boolean
}

/**
 * For operators, of every partner: lists the requests that nobody knows the end of, or that are contradicted, and records their result on
 * evidence; where the relay asks for two operators, the second confirms. Sends no money.
 *
 * @example
 * <OperationsInbox events />
 */
export function OperationsInbox({ fallback, onError, ...props }: OperationsInboxProps): ReactNode {
  return (
    <WidgetBoundary feature="OperationsInbox" fallback={fallback} {...(onError ? { onError } : {})}>
      <OperationsInboxContent {...props} />
    </WidgetBoundary>
  )
}

/** What was just done, and to which operation. */
type Done = { what: 'recorded' | 'proposed'; reference: string }

function OperationsInboxContent(props: OperationsInboxProps): ReactNode {
  const { events = true, hideTitle, headingLevel = 2 } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const attention = useAttention()
  const [done, setDone] = useState<Done | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed is gone with its operation.
    if (done) notice.current?.focus()
  }, [done])
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
      <ul className="ol-Form">
        {operations.map((operation) => (
          <InboxOperation
            key={operation.id}
            operation={operation}
            headingLevel={headingLevel}
            onDone={(what) => setDone({ what, reference: operation.reference })}
          />
        ))}
      </ul>
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
        <Alert
          ref={notice}
          tone="success"
          role="status"
          title={t(`operationsInbox.${done.what}`, { reference: done.reference })}
        />
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
      {events && state.is === 'ready' && <UnmatchedEvents headingLevel={headingLevel} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
