'use client'
import { useInbox, useReplayWebhooks } from '@onlend/hooks/operators'
import { type ReactNode, useId, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { Select } from '../ui/Select.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'
import { DoneNotice } from './DoneNotice.tsx'
import { InboxEventRows } from './InboxEventRows.tsx'
import { Refusal } from './Refusal.tsx'

type InboxEventsProps = {
  headingLevel: 2 | 3 | 4
  /** The partner whose operations are offered for an event that names no partner. */
  customerPartnerId: string | null
}

const shown = ['unread', 'dismissed'] as const

/** The settlement events that match no operation: each is assigned to one, or dismissed. */
export function InboxEvents({ headingLevel, customerPartnerId }: InboxEventsProps): ReactNode {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const id = useId()
  const [why, setWhy] = useState<(typeof shown)[number] | null>(null)
  const [done, setDone] = useState<{ text: string; of: string } | null>(null)
  const inbox = useInbox(why === null ? {} : { why })
  const replay = useReplayWebhooks()
  const state = readState(inbox)
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const

  const draw = () => {
    if (state.is === 'loading') return <Skeleton size="control" />
    if (state.is === 'failed') {
      return (
        <LoadFailed
          title={t('operationsInbox.events.failed')}
          error={state.error}
          onRetry={() => void inbox.refetch()}
          retrying={inbox.isFetching}
        />
      )
    }
    const events = state.data.pages.flat()
    if (events.length === 0)
      return (
        <p className="ol-Note">
          {t(why ? 'operationsInbox.events.none' : 'operationsInbox.events.noneOpen')}
        </p>
      )
    return (
      <InboxEventRows
        events={events}
        customerPartnerId={customerPartnerId}
        onDone={(text, { id: of }) => setDone({ text, of })}
      />
    )
  }
  return (
    <section {...parts('Form', 'OperationsInbox.events')} aria-labelledby={id} data-ol-state={state.is}>
      <Heading id={id} className="ol-OperationStatus-receiptTitle">
        {t('operationsInbox.events')}
      </Heading>
      {done && <DoneNotice key={done.of}>{done.text}</DoneNotice>}
      <Select
        part="OperationsInbox.show"
        label={t('operationsInbox.events.show')}
        placeholder={t('operationsInbox.events.open')}
        options={shown.map((value) => ({ value, label: t(`operationsInbox.events.${value}`) }))}
        value={why ?? ''}
        onChange={({ target }) => setWhy(shown.find((one) => one === target.value) ?? null)}
      />
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      {replay.data && (
        <p className="ol-Note" role="status">
          {t('operationsInbox.replayed', { count: replay.data.read })}{' '}
          {replay.data.skipped > 0 && t('operationsInbox.skipped', { count: replay.data.skipped })}
        </p>
      )}
      {replay.error && <Refusal error={replay.error} />}
      <div className="ol-Buttons">
        {inbox.hasNextPage && (
          <Button
            busy={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
            part="OperationsInbox.moreEvents"
          >
            {t('operationsInbox.more')}
          </Button>
        )}
        {why !== 'dismissed' && (
          <Button
            variant="quiet"
            icon="refresh"
            busy={replay.isPending}
            onClick={() => replay.mutate({ body: {} })}
            part="OperationsInbox.replay"
          >
            {t('operationsInbox.replay')}
          </Button>
        )}
      </div>
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </section>
  )
}
