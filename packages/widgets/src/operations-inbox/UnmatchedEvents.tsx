'use client'
import { toAmount } from '@onlend/core'
import type { InboxEvent } from '@onlend/core/relay'
import { useInbox } from '@onlend/hooks/operators'
import { type ReactNode, useId } from 'react'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationEvidence } from '../operation-status/operationEvidence.words.ts'
import { operationKinds } from '../operation-status/operationKinds.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { operationKindKey } from '../operation-status/operationKindKey.ts'
import { toldOutcome } from '../operation-status/toldOutcome.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { readState } from '../ui/readState.ts'
import { useParts } from '../ui/useParts.ts'

/** The settlement events that match no operation: evidence for resolving the operations above. */
export function UnmatchedEvents({ headingLevel }: { headingLevel: 2 | 3 | 4 }): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const events = useInbox()
  const id = useId()
  const state = readState(events)
  const Heading = `h${headingLevel === 4 ? 5 : headingLevel === 3 ? 4 : 3}` as const
  if (state.is === 'failed') {
    return (
      <LoadFailed
        title={t('operationsInbox.events.failed')}
        error={state.error}
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    )
  }
  if (state.is === 'loading' || state.data.pages.flat().length === 0) return null
  return (
    <section {...parts('Form', 'OperationsInbox.events')} aria-labelledby={id}>
      <Heading id={id} className="ol-OperationStatus-receiptTitle">
        {t('operationsInbox.events')}
      </Heading>
      <ul className="ol-Form">
        {state.data.pages.flat().map((event) => (
          <UnmatchedEventItem key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function UnmatchedEventItem({ event }: { event: InboxEvent }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationEvidence)
  const tell = useCopy(operationWords)
  const name = useCopy(operationKinds)
  const parts = useParts()
  const { locale, timeZone } = useLendingRoot()
  const { kind, outcome, amount, destinationEnd, message, receivedAt, signed } = event
  const reference = event.transactionReference ?? event.reference
  const sum = amount === null ? null : toAmount(amount)
  const row = (key: string, title: string, value: string | null) =>
    value !== null && { key, name: title, value }
  return (
    <li {...parts('OperationStatus.receipt', 'OperationsInbox.item')}>
      <p className="ol-OperationStatus-receiptTitle">
        {kind === null ? t('operationsInbox.event.unread') : name(operationKindKey(kind))}
      </p>
      {outcome !== null && <p className="ol-Text">{toldOutcome(outcome, say)}</p>}
      {message && <p className="ol-Text">{tell('operation.words', { message })}</p>}
      {!signed && <p className="ol-Note">{say('operationEvidence.unsigned')}</p>}
      <DescriptionList
        rows={[
          row('partner', t('operationsInbox.partner'), event.customerPartnerId),
          // What is no amount stands as the service wrote it.
          row('amount', tell('operation.amount'), sum ? formatMoney(sum, null, locale) : amount),
          row('ending', t('operationsInbox.event.ending'), destinationEnd),
          row('reference', tell('operation.reference'), reference),
          row(
            'received',
            t('operationsInbox.event.received'),
            formatDateTime(receivedAt, locale, { timeZone }),
          ),
        ]}
      />
    </li>
  )
}
