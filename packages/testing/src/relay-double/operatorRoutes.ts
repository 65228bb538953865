import { createOperationId, type Operation } from '@onlend/core'
import type { AttentionOperation, InboxEvent, OperationResolution, RelayErrorCode } from '@onlend/core/relay'
import type { Audit } from './createAudit.ts'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { Settlements } from './createSettlements.ts'
import type { DoubleRoutes } from './DoubleCall.ts'
import { refuse } from './refuse.ts'
import type { ResolutionBody } from './RelayDouble.ts'

type OperatorRoutesParameters = {
  ledger: Ledger
  audit: Audit
  settlements: Settlements
  /** Whether the signed-in person is an operator. */
  operator: boolean
  now: () => number
  /** Whether a resolution needs two operators. */
  fourEyes: boolean
}

type OperatorRoute =
  | ('listAttention' | 'resolveOperation' | 'listAudit' | 'listOutcomes')
  | ('listInboxEvents' | 'assignEvent' | 'dismissEvent' | 'replayWebhooks')

const pageSize = 200

/** Makes the routes of operators: what needs them, their resolutions, the inbox and the audit. */
export function operatorRoutes(parameters: OperatorRoutesParameters) {
  const { ledger, audit, settlements, operator, fourEyes, now } = parameters
  const iso = (): string => new Date(now()).toISOString()
  const find = (eventId: string | undefined): InboxEvent | undefined =>
    settlements.events().find(({ id }) => id === eventId)
  /** Applies a resolution to an operation, and returns the code with which the relay refuses. */
  const resolve = (entry: LedgerEntry, body: ResolutionBody, by: string): RelayErrorCode | null => {
    const { operation, proposal } = entry
    const seen = body.confirms !== undefined && proposal?.id === body.confirms ? proposal : null
    const given = body.evidence && { reference: null, at: null, line: null, ...body.evidence }
    // The cast is safe: the schema of the endpoint has read the amount of a line as a decimal.
    const evidence = seen?.evidence ?? (given as OperationResolution['evidence'] | undefined)
    const outcome = seen?.outcome ?? body.outcome
    if (!outcome || !evidence || !isResolvable(operation, outcome)) return 'not_resolvable'
    if (seen?.by === by) return 'second_operator_required'
    const at = iso()
    const resolution = { outcome, evidence, at, by: seen?.by ?? by, confirmedBy: seen ? by : null }
    const isProposed = fourEyes && !seen
    const action = isProposed ? 'proposed' : seen ? 'confirmed' : 'resolved'
    const { id: subject, kind, customerPartnerId, state: stateBefore, conflict, settledAt } = operation
    const facts = { outcome, stateBefore, conflictBefore: conflict === true, kind }
    audit.append({ action, by, customerPartnerId, subject, facts })
    entry.proposal = isProposed ? { ...resolution, id: createOperationId() } : null
    const isReversed = outcome === 'reversed'
    if (!isProposed)
      ledger.change(entry, {
        // The cast is safe: the schema of the endpoint lets only these outcomes through.
        state: outcome as Operation['state'],
        ...{ matched: 'resolved', verified: null, conflict: false, resolution },
        settledAt: isReversed ? (settledAt ?? at) : at,
        reversedAt: isReversed ? at : null,
      })
    return null
  }

  const routes: DoubleRoutes<OperatorRoute> = {
    listAttention: ({ parameters: { after } }) => {
      if (!operator) return refuse('forbidden')
      const waiting = ledger
        .entries()
        .filter(
          ({ operation: { state, conflict }, proposal }) =>
            state === 'unknown' || state === 'stale' || conflict === true || proposal !== null,
        )
      return { data: pageAfter(waiting.map(toAttention), after) }
    },
    resolveOperation: ({ session, parameters: { operationId = '' } }, body) => {
      const entry = ledger.find(operationId)
      if (!entry) return refuse('not_found')
      const code = resolve(entry, body, session.userId)
      if (code !== null) return refuse(code, { data: code === 'not_resolvable' ? toAttention(entry) : null })
      return { data: toAttention(entry), status: entry.proposal ? 202 : 200 }
    },
    listAudit: ({ parameters: { after } }) => (operator ? { data: audit.list(after) } : refuse('forbidden')),
    // The double has no receivers of outcome events, so that its outbox is empty.
    listOutcomes: () => (operator ? { data: [] } : refuse('forbidden')),
    listInboxEvents: ({ session, parameters: { customerPartnerId, why, after } }) => {
      if (!operator && (why !== undefined || session.role !== 'channel-partner')) return refuse('forbidden')
      const isListed = (event: InboxEvent): boolean =>
        customerPartnerId === undefined
          ? toList(event) === why
          : event.customerPartnerId === customerPartnerId && matchable.has(event.why)
      return { data: pageAfter(settlements.events().filter(isListed), after) }
    },
    assignEvent: ({ session, parameters: { eventId = '' } }, { operationId, ...assignment }) => {
      const event = find(eventId)
      const entry = ledger.find(operationId)
      if (!event || !entry) return refuse('not_found')
      const code = settlements.assign(event, entry, assignment)
      if (code !== null) return refuse(code)
      const { kind, customerPartnerId } = entry.operation
      const outcome = event.outcome ?? assignment.outcome ?? null
      const facts = { outcome, operation: operationId, kind, force: assignment.force ?? false }
      audit.append({ action: 'assigned', by: session.userId, customerPartnerId, subject: eventId, facts })
      return { data: entry.operation }
    },
    dismissEvent: ({ session, parameters: { eventId = '' } }, { reason }) => {
      const event = find(eventId)
      if (!event || event.dismissal !== null) return refuse('not_found')
      const { customerPartnerId } = event
      const dismissal = { by: session.userId, at: iso(), reason }
      settlements.dismiss(event, dismissal)
      audit.append({ action: 'dismissed', by: session.userId, customerPartnerId, subject: eventId })
      return { data: { id: eventId, dismissal } }
    },
    // A second reading of the same webhooks finds nothing else.
    replayWebhooks: () => ({ data: { read: settlements.events().length, skipped: 0 } }),
  }
  return { routes, resolve }
}

const matchable: ReadonlySet<string> = new Set(['unmatched', 'ambiguous'])

/** The list on which operators find an event; `undefined` for the first. */
function toList({ why, dismissal }: InboxEvent): string | undefined {
  return dismissal === null ? (why === 'unread' ? why : undefined) : 'dismissed'
}

function pageAfter<Item extends { place: string }>(items: readonly Item[], after = ''): Item[] {
  return items.filter(({ place }) => place > after).slice(0, pageSize)
}

function toAttention({ operation, proposal }: LedgerEntry): AttentionOperation {
  return { ...operation, proposal, place: `${Date.parse(operation.createdAt)}_${operation.id}` }
}

function isResolvable({ state, conflict, rows }: Operation, outcome: string): boolean {
  if (state === 'submitting' || (outcome === 'reversed' && rows !== null)) return false
  if (conflict || state === 'unknown' || state === 'stale' || state === 'accepted') return true
  return state === 'succeeded' && outcome === 'reversed'
}
