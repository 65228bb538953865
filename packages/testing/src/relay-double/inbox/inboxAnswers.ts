import { createOperationId } from '@onlend/core'
import { assignEvent, type InboxEvent, replayWebhooks } from '@onlend/core/relay'
import type { Audit } from '../createAudit.ts'
import type { Ledger } from '../Ledger.ts'
import type { DoubleAnswers } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { mayActForOwner } from '../mayActForOwner.ts'
import { mayCall } from '../mayCall.ts'
import { readInput } from '../readInput.ts'
import { readRecord } from '../readRecord.ts'
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

/** Makes the routes that list and empty the inbox. */
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
      const asked = ledger.find(assignment.operationId)?.operation
      // A person who may not send such an operation may not record its outcome either.
      if (
        asked &&
        customerPartnerId === undefined &&
        mayActForOwner(session, asked) &&
        !mayCall(session, asked.kind)
      )
        return refuse('forbidden')
      // Without a partner in the body, the event's own partner counts.
      const owner = customerPartnerId ?? (held && readOwner(held.event))
      const isTheirs = owner && (customerPartnerId !== undefined || mayActFor(session, owner))
      if (!held || !isTheirs) return refuse('not_found')
      const assigned = ledger.assign(held, { ...assignment, customerPartnerId: owner })
      if (typeof assigned === 'string') return refuse(assigned)
      const { operationId: operation, force = false } = assignment
      const outcome = held.event.outcome ?? assignment.outcome ?? null
      const facts = { outcome, operation, kind: assigned.kind, force }
      const subject = held.event.id
      audit.append({ action: 'assigned', by: session.userId, customerPartnerId: owner, subject, facts })
      return { data: assigned }
    },

    dismissEvent: ({ session, parameters, body }) => {
      if (!operator) return refuse('forbidden')
      const { reason: given, ...rest } = readRecord(body) ?? {}
      const reason = typeof given === 'string' ? given : ''
      const isClear = reason !== '' && reason.length <= longestReason && Object.keys(rest).length === 0
      if (!isClear) return refuse('malformed_request')
      const held = inbox.find(parameters.eventId ?? '')
      if (!held || held.event.dismissal) return refuse('not_found')
      const dismissal = { by: session.userId, at: new Date(now()).toISOString(), reason }
      Object.assign(held.event, { why: 'dismissed', dismissal })
      ledger.forgetAlike(held)
      const { id: subject, customerPartnerId } = held.event
      audit.append({ action: 'dismissed', by: session.userId, customerPartnerId, subject })
      return { data: { id: held.event.id, dismissal } }
    },

    replayWebhooks: ({ body }) => {
      if (!operator) return refuse('forbidden')
      const wanted = readInput(replayWebhooks, body)
      const since = wanted?.since === undefined ? 0 : Date.parse(wanted.since)
      const isStrange = Object.keys(readRecord(body) ?? {}).some((field) => !replayFields.has(field))
      if (!wanted || isStrange || Number.isNaN(since)) return refuse('malformed_request')
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
        // A webhook that is read again gives another event.
        ledger.settle({ ...webhook, id: createOperationId() }, event.receivedAt)
      }
      return { data: { read: again.length, skipped: 0 } }
    },
  }
}

/** The highest number of characters of a reason. */
const longestReason = 200

const replayFields: ReadonlySet<string> = new Set(['source', 'since', 'deliveryId'])

function readOwner({ why, customerPartnerId }: InboxEvent): string | null {
  return why === 'unmatched' || why === 'ambiguous' ? customerPartnerId : null
}
