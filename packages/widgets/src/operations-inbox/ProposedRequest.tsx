'use client'
import type { Operation } from '@onlend/core'
import type { InboxEvent } from '@onlend/core/relay'
import { useNames } from '@onlend/hooks/operators'
import type { ReactNode } from 'react'
import { operation as operationWords } from '../operation-status/operation.words.ts'
import { operationsInbox as words } from './operationsInbox.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatDateTime } from '../format/formatDateTime.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { formatEventAmount } from './formatEventAmount.ts'
import { type MatchReason, matchReasons } from './matchReasons.ts'

const against: ReadonlySet<MatchReason> = new Set(['otherAmount', 'otherEnding', 'otherPartner', 'later'])

/** A request that can match an event: its facts, its time, and the reasons for and against the match. */
export function ProposedRequest({
  operation,
  event,
}: {
  operation: Operation
  event: InboxEvent
}): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationWords)
  const { locale, timeZone } = useLendingRoot()
  const { reference, createdAt, summary, customerPartnerId } = operation
  const { toPartner } = useNames()
  const currency = customerPartnerId === null ? null : toPartner(customerPartnerId).currency
  const facts = [
    formatEventAmount(summary.amount, currency, locale),
    summary.recipient,
    summary.destinationEnd,
  ]
  const time = formatDateTime(createdAt, locale, { timeZone, withoutZone: true })
  return (
    <span className="ol-OperationStatus-texts">
      <span className="ol-OperationStatus-strong">{facts.filter(Boolean).join(' · ')}</span>
      <span className="ol-Note">
        <bdi>{reference}</bdi> · {say('operation.requestedAt')} {time}
      </span>
      {matchReasons(operation, event).map((reason) => (
        <span
          key={reason}
          className="ol-OperationsInbox-reason"
          data-ol-against={against.has(reason) || undefined}
        >
          <Icon name={against.has(reason) ? 'close' : 'check'} />
          <span>{t(`operationsInbox.reason.${reason}`)}</span>
        </span>
      ))}
    </span>
  )
}
