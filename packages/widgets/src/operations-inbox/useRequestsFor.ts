'use client'
import { isLendingError, type Operation } from '@onlend/core'
import { foldAmount, isSettledByEvent } from '@onlend/core/operations'
import type { InboxEvent } from '@onlend/core/relay'
import { useOperations } from '@onlend/hooks'
import { useAttention } from '@onlend/hooks/operators'
import { type ReadState, readState } from '../ui/readState.ts'

/** States in which a settlement event is still missing. */
const open = ['accepted', 'unknown', 'stale', 'submitting'] as const
/** A reversal concerns a succeeded operation, and an unread event can be a reversal too. */
const orDone = [...open, 'succeeded'] as const

type RequestsFor = { state: ReadState<Operation[]>; retry: () => void; isFetching: boolean }

/**
 * The requests that can match an event: open requests of the partner that the event names, or of the given one; done requests too, if the
 * event is a reversal or names no kind; and requests of any partner that need an operator. The relay's candidates and those of the same
 * amount come first; none is preselected.
 */
export function useRequestsFor(event: InboxEvent, customerPartnerId: string | null): RequestsFor {
  const owner = event.customerPartnerId ?? customerPartnerId
  const own = useOperations({
    ...(owner !== null && { customerPartnerId: owner }),
    state: event.kind === null || event.outcome === 'reversed' ? orDone : open,
    query: { enabled: owner !== null },
  })
  const attention = useAttention()
  const isRefused = isLendingError(own.error) && own.error.category === 'permission'
  const read = readState(own)
  // An operator without the right to read this partner's requests still sees those that need an operator.
  const isWithout = owner === null || isRefused
  const rest = { retry: () => void own.refetch(), isFetching: own.isFetching }
  if (!isWithout && read.is !== 'ready') return { state: read, ...rest }
  const listed = [...(own.data ?? []), ...(attention.data?.pages.flat() ?? [])]
  const unique = [...new Map(listed.map((one) => [`${one.customerPartnerId} ${one.id}`, one])).values()]
  const fitting = unique.filter(({ kind }) =>
    event.kind === null ? isSettledByEvent(kind) : kind === event.kind,
  )
  const sorted = [...fitting].sort((one, other) => closeness(other, event) - closeness(one, event))
  return { state: { is: 'ready', data: sorted, old: null }, ...rest }
}

function closeness({ id, summary, state }: Operation, { candidates, amount, outcome }: InboxEvent): number {
  const isCandidate = candidates?.includes(id) ?? false
  const isAlike = amount !== null && foldAmount(summary.amount) === foldAmount(amount)
  const isExpected = (state === 'succeeded') === (outcome === 'reversed')
  return (isCandidate ? 4 : 0) + (isAlike ? 2 : 0) + (isExpected ? 1 : 0)
}
