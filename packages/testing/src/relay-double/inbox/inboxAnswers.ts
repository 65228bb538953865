import { assignEvent, dismissEvent, type InboxEvent, replayWebhooks } from '@onlend/core/relay'
import type { Audit } from '../createAudit.ts'
import type { Ledger } from '../createLedger.ts'
import type { DoubleAnswers } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { readInput } from '../readInput.ts'
import { refuse } from '../refuse.ts'
import type { Inbox } from './createInbox.ts'

type InboxAnswersParameters = {
  inbox: Inbox
  ledger: Ledger
  audit: Pick<Audit, 'append'>
  operator: boolean
  now: () => number
}

type InboxRoute = 'listInboxEvents' | 'assignEvent' | 'dismissEvent' | 'replayWebhooks'

/** How a stand-in relay lists and empties its inbox. */
export function inboxAnswers({
  inbox,
  ledger,
  audit,
  operator,
  now,
}: InboxAnswersParameters): DoubleAnswers<InboxRoute> {
  return {
    listInboxEvents: ({ session, parameters }) => {
      const { customerPartnerId: wanted, why, after } = parameters
      const isClear =
        (after === undefined || /^\d{1,15}_./.test(after)) &&
        (why === undefined || why === 'unread' || why === 'dismissed')
      if (!isClear) return refuse('malformed_request')
      if (operator && wanted === undefined) return { data: inbox.list({ why, after }) }
      if (why !== undefined) return refuse(operator ? 'malformed_request' : 'forbidden')
      if (session.role !== 'channel-partner' && !operator) return refuse('forbidden')
      if (wanted !== undefined && !operator && !mayActFor(session, wanted)) return refuse('forbidden')
      const partnerIds = wanted === undefined ? session.customerPartners.map(({ id }) => id) : [wanted]
      return { data: inbox.list({ after, partnerIds }) }
    },

    assignEvent: ({ session, parameters, body }) => {
      if (session.role !== 'channel-partner' && !operator) return refuse('forbidden')
      const assignment = readInput(assignEvent, body)
      if (!assignment) return refuse('malformed_request')
      const { customerPartnerId } = assignment
      if (customerPartnerId !== undefined && !operator) return refuse('forbidden')
      const held = inbox.find(parameters.eventId ?? '')
      // Without a partner, the one that the event names is meant.
      const owner = customerPartnerId ?? (held && readOwner(held.event))
      const isTheirs = owner && (customerPartnerId !== undefined || mayActFor(session, owner))
      if (!held || !isTheirs) return refuse('not_found')
      const assigned = ledger.assign(held, { ...assignment, customerPartnerId: owner })
      if (typeof assigned === 'string') return refuse(assigned)
      const { outcome, operationId: operation, force = false } = assignment
      const facts = { outcome: outcome ?? null, operation, kind: assigned.kind, force }
      const subject = held.event.id
      audit.append({ action: 'assigned', by: session.userId, customerPartnerId: owner, subject, facts })
      return { data: assigned }
    },

    dismissEvent: ({ session, parameters, body }) => {
      if (!operator) return refuse('forbidden')
      const reason = readInput(dismissEvent, body)?.reason.trim()
      if (!reason) return refuse('malformed_request')
      const held = inbox.find(parameters.eventId ?? '')
      if (!held || held.event.dismissal) return refuse('not_found')
      const dismissal = { by: session.userId, at: new Date(now()).toISOString(), reason }
      Object.assign(held.event, { why: 'dismissed', dismissal })
      ledger.forgetAlike(held)
      audit.append({ action: 'dismissed', by: session.userId, subject: held.event.id })
      return { data: { id: held.event.id, dismissal } }
    },

    replayWebhooks: ({ body }) => {
      if (!operator) return refuse('forbidden')
      const wanted = readInput(replayWebhooks, body)
      const since = wanted?.since === undefined ? 0 : Date.parse(wanted.since)
      if (!wanted || Number.isNaN(since)) return refuse('malformed_request')
      const again = inbox
        .open()
        .filter(
          ({ event: { id, source, receivedAt } }) =>
            (wanted.source ?? source) === source &&
            (wanted.deliveryId ?? id) === id &&
            Date.parse(receivedAt) >= since,
        )
      for (const { event, webhook } of again) {
        if (event.why !== 'unmatched' || !webhook) continue
        inbox.remove([event.id])
        ledger.settle(webhook, event.receivedAt)
      }
      return { data: { read: again.length, skipped: 0 } }
    },
  }
}

function readOwner({ why, customerPartnerId }: InboxEvent): string | null {
  return why === 'unmatched' || why === 'ambiguous' ? customerPartnerId : null
}
