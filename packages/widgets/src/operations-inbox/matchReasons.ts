import type { Operation } from '@onlend/core'
import { foldAmount } from '@onlend/core/operations'
import type { InboxEvent } from '@onlend/core/relay'

/** A reason for or against a match of a request with an event; the view has the words for it. */
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

/** The reasons for and against a request, the strongest first. A fact that the event or the request leaves out gives no reason. */
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
