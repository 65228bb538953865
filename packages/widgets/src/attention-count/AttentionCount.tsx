'use client'
import { useLendingEvents, useOperations } from '@onlend/hooks'
import { useAttention, useInbox } from '@onlend/hooks/operators'
import type { ReactNode } from 'react'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetHost } from '../root/WidgetProps.ts'
import { Badge } from '../ui/Badge.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useLoadError } from '../ui/useLoadError.ts'
import { useWaiting } from '../ui/useWaiting.ts'
import { useCopy } from '../words/useCopy.ts'
import { attentionCount as words } from './attentionCount.words.ts'

export type AttentionCountProps = WidgetHost & {
  /** @default the provider's */
  customerPartnerId?: string
  /**
   * The work to count: `approvals` are the requests of the business that wait for a second person; `operators` are the operations and settlement
   * events of every partner that wait for an operator. @default 'approvals'
   */
  of?: 'approvals' | 'operators'
  /** Shows the number alone, for a menu; screen readers hear the sentence. @default false */
  compact?: boolean
}

/**
 * The number of cases that wait for a person, beside a link of yours to them. Renders nothing when nobody waits, and before the number is known.
 *
 * @example
 * <a href="/approvals">Approvals <AttentionCount compact /></a>
 */
export function AttentionCount(props: AttentionCountProps): ReactNode {
  const { of = 'approvals', compact = false, customerPartnerId } = props
  return (
    <WidgetBoundary feature="AttentionCount" host={props}>
      {of === 'operators' ? (
        <OperatorCases compact={compact} />
      ) : (
        <Approvals compact={compact} customerPartnerId={customerPartnerId} />
      )}
    </WidgetBoundary>
  )
}

function Approvals({
  compact,
  customerPartnerId,
}: {
  compact: boolean
  customerPartnerId: string | undefined
}) {
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const waiting = useOperations({ ...owner, inState: 'awaiting_approval' })
  useLendingEvents(owner)
  return <Count of="approvals" compact={compact} count={waiting.data?.length} error={waiting.error} />
}

function OperatorCases({ compact }: { compact: boolean }) {
  const attention = useAttention()
  const inbox = useInbox()
  const count =
    attention.data && inbox.data && [attention.data, inbox.data].flatMap(({ pages }) => pages.flat()).length
  const isMore = attention.hasNextPage || inbox.hasNextPage
  const error = attention.error ?? inbox.error
  return <Count of="operators" compact={compact} count={count} isMore={isMore} error={error} />
}

type CountProps = {
  of: 'approvals' | 'operators'
  compact: boolean
  count: number | undefined
  /** The relay has more than the counted ones. */
  isMore?: boolean
  error: unknown
}

function Count({ of, compact, count, isMore = false, error }: CountProps): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  // A number from before a failed refetch stays: a menu has no place for a notice.
  if (count === undefined) return error === null ? <Waiting /> : <Failed error={error} />
  if (count === 0) return null
  const sentence = t(`attentionCount.${of}`, { count })
  const number = `${new Intl.NumberFormat(locale).format(count)}${isMore ? '+' : ''}`
  return (
    <Badge tone="warning">
      {compact ? (
        <>
          <span aria-hidden="true">{number}</span>
          <span className="ol-VisuallyHidden">{sentence}</span>
        </>
      ) : (
        sentence
      )}
    </Badge>
  )
}

/** Keeps the widget from being ready; a number that is on its way has no place yet. */
function Waiting(): ReactNode {
  useWaiting()
  return null
}

/** Reports the error to the host and renders nothing. */
function Failed({ error }: { error: unknown }): ReactNode {
  useLoadError(error)
  return null
}
