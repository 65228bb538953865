import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { InboxEvent } from '@onlend/core/relay'

/** Why a request may be what an event is about, or why not; the words for it belong to the view. */
export type MatchReason =
  | 'candidate'
  | 'amount'
  | 'otherAmount'
  | 'ending'
  | 'otherEnding'
  | 'partner'
  | 'otherPartner'
  | 'later'

type Event = Pick<InboxEvent, 'candidates' | 'amount' | 'destinationEnd' | 'customerPartnerId' | 'receivedAt'>
type Request = Pick<Operation, 'id' | 'summary' | 'customerPartnerId' | 'createdAt'>

/** What speaks for a request and what against it, what weighs most first. What one of the two does not tell is no reason. */
export function matchReasons(request: Request, event: Event): readonly MatchReason[] {
  const { id, summary, customerPartnerId, createdAt } = request
  const compare = <Same extends MatchReason, Other extends MatchReason>(
    told: string | null,
    asked: string | null,
    [same, other]: readonly [Same, Other],
  ) => (told === null || asked === null ? null : told === asked ? same : other)
  const found: readonly (MatchReason | null)[] = [
    event.candidates?.includes(id) ? 'candidate' : null,
    compare(foldAmount(event.amount), foldAmount(summary.amount), ['amount', 'otherAmount']),
    compare(event.destinationEnd, summary.destinationEnd, ['ending', 'otherEnding']),
    compare(event.customerPartnerId, customerPartnerId, ['partner', 'otherPartner']),
    Date.parse(createdAt) > Date.parse(event.receivedAt) ? 'later' : null,
  ]
  return found.filter((reason) => reason !== null)
}
