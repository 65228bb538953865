import type { AttentionOperation, OperationResolution, RelayErrorCode } from '@onlend/core/relay'
import { createOperationId, type Operation } from '@onlend/core'
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
  | ('listAttention' | 'resolveOperation' | 'listAudit')
  | ('listOutcomes' | 'sendOutcomeAgain' | 'sendTestOutcome')
  | ('getBrand' | 'saveBrand' | 'publishBrand' | 'rollBackBrand')
  | ('listInboxEvents' | 'assignEvent' | 'dismissEvent' | 'replayWebhooks')

const pageSize = 200

const noBrands = () => refuse('not_found')

/** Makes the routes of operators: what needs them, their resolutions, the inbox and the audit. */
export function createOperatorRoutes(parameters: OperatorRoutesParameters) {
  const { ledger, audit, settlements, operator, fourEyes, now } = parameters
  /** Applies a resolution to an operation, and returns the code with which the relay refuses. */
  const resolve = (entry: LedgerEntry, body: ResolutionBody, by: string): RelayErrorCode | null => {
    const { outcome: said, evidence: shown, confirms } = body
    const { operation, proposal } = entry
    const seen = confirms !== undefined && proposal?.id === confirms ? proposal : null
    const outcome = confirms === undefined ? said : seen?.outcome
    // The cast is safe: the schema of the endpoint has read the amount as a decimal.
    const line = (shown?.line ?? null) as OperationResolution['evidence']['line']
    const given = shown && {
      text: shown.text,
      reference: shown.reference ?? null,
      at: shown.at ?? null,
      line,
    }
    const evidence = confirms === undefined ? given : seen?.evidence
    if (confirms === undefined && (!outcome || !evidence)) return 'malformed_request'
    if (!outcome || !evidence || !isResolvable(operation, outcome)) return 'not_resolvable'
    if (line && Number(line.amount) !== Number(operation.summary.amount)) return 'malformed_request'
    if (seen?.by === by) return 'second_operator_required'
    if (line && ledger.findHolders(operation, line.digest).length > 0) return 'line_used'
    const at = new Date(now()).toISOString()
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
      if (!operator) return refuse('forbidden')
      const entry = ledger.find(operationId)
      if (!entry) return refuse('not_found')
      const code = resolve(entry, body, session.userId)
      const digest = body.evidence?.line?.digest ?? ''
      const held = code === 'line_used' ? { operations: ledger.findHolders(entry.operation, digest) } : null
      if (code !== null) return refuse(code, { data: code === 'not_resolvable' ? toAttention(entry) : held })
      return { data: toAttention(entry), status: entry.proposal ? 202 : 200 }
    },
    listAudit: ({ parameters: { format, ...page } }) => {
      if (format !== undefined) throw new Error('The double writes no CSV of the audit: ask the real relay.')
      return operator ? { data: audit.list(page) } : refuse('forbidden')
    },
    // The double has no receivers of outcome events, so that its outbox is empty.
    listOutcomes: () => (operator ? { data: [] } : refuse('forbidden')),
    sendOutcomeAgain: () => refuse(operator ? 'not_found' : 'forbidden'),
    sendTestOutcome: () => (operator ? { data: [] } : refuse('forbidden')),
    // The double has no `brands`: the real relay answers the same without that option.
    ...{ getBrand: noBrands, saveBrand: noBrands, publishBrand: noBrands, rollBackBrand: noBrands },
    listInboxEvents: ({ session, rights, parameters: { customerPartnerId, why, after } }) => {
      const isForOperators = operator && customerPartnerId === undefined
      if (!isForOperators && (why !== undefined || (session.role !== 'channel-partner' && !operator)))
        return refuse('forbidden')
      if (customerPartnerId !== undefined && !operator && !rights.actFor({ customerPartnerId }))
        return refuse('forbidden')
      const listed = settlements.events().filter((event) => {
        if (isForOperators) return toList(event) === why
        const isTheirs = customerPartnerId ?? session.customerPartners.map(({ id }) => id)
        return (
          matchable.has(event.why) &&
          event.customerPartnerId !== null &&
          isTheirs.includes(event.customerPartnerId)
        )
      })
      return { data: pageAfter(listed, after) }
    },
    assignEvent: ({ session, rights, parameters: { eventId = '' } }, { operationId, ...assignment }) => {
      const named = assignment.customerPartnerId
      if (!operator && (session.role !== 'channel-partner' || named !== undefined)) return refuse('forbidden')
      const event = settlements.events().find(({ id }) => id === eventId)
      const entry = ledger.find(operationId)
      const asked = entry?.operation
      // A person who may not send such an operation may not record its outcome either.
      if (asked && named === undefined && rights.actFor(asked) && !rights.call(asked.kind))
        return refuse('forbidden')
      // Without a partner in the body, the event's own partner counts.
      const own = event && matchable.has(event.why) ? event.customerPartnerId : null
      const owner = named ?? (rights.actFor({ customerPartnerId: own }) ? own : null)
      if (!event || !entry || owner === null || entry.operation.customerPartnerId !== owner)
        return refuse('not_found')
      const code = settlements.assign(eventId, entry, assignment)
      if (code !== null) return refuse(code)
      const { kind } = entry.operation
      const facts = {
        outcome: event.outcome ?? assignment.outcome ?? null,
        operation: operationId,
        kind,
        force: assignment.force ?? false,
      }
      audit.append({
        action: 'assigned',
        by: session.userId,
        customerPartnerId: owner,
        subject: eventId,
        facts,
      })
      return { data: entry.operation }
    },
    dismissEvent: ({ session, parameters: { eventId = '' } }, { reason }) => {
      if (!operator) return refuse('forbidden')
      const event = settlements.events().find(({ id, dismissal }) => id === eventId && dismissal === null)
      if (!event) return refuse('not_found')
      const dismissal = { by: session.userId, at: new Date(now()).toISOString(), reason }
      settlements.dismiss(eventId, dismissal)
      const { customerPartnerId } = event
      audit.append({ action: 'dismissed', by: session.userId, customerPartnerId, subject: eventId })
      return { data: { id: eventId, dismissal } }
    },
    replayWebhooks: (_call, { source, since, deliveryId }) => {
      if (!operator) return refuse('forbidden')
      const again = settlements
        .events()
        .filter(
          (event) =>
            event.dismissal === null &&
            (source ?? event.source) === event.source &&
            (deliveryId ?? event.id) === event.id &&
            event.receivedAt >= (since ?? ''),
        )
      settlements.replay(again.map(({ id }) => id))
      return { data: { read: again.length, skipped: 0 } }
    },
  }
  return { routes, resolve }
}

const matchable: ReadonlySet<string> = new Set(['unmatched', 'ambiguous'])

/** The list on which operators find an event; `undefined` for the first. */
function toList({ why, dismissal }: { why: string; dismissal: unknown }): string | undefined {
  return dismissal === null ? (why === 'unread' ? why : undefined) : 'dismissed'
}

function pageAfter<Item extends { place: string }>(
  items: readonly Item[],
  after: string | undefined,
): Item[] {
  const toTime = (place: string) => Number.parseInt(place, 10)
  const isLater = (place: string, other: string) =>
    toTime(place) === toTime(other) ? place > other : toTime(place) > toTime(other)
  return items.filter(({ place }) => after === undefined || isLater(place, after)).slice(0, pageSize)
}

function toAttention({ operation, proposal }: LedgerEntry): AttentionOperation {
  return { ...operation, proposal, place: `${Date.parse(operation.createdAt)}_${operation.id}` }
}

function isResolvable({ state, conflict, rows }: Operation, outcome: string): boolean {
  if (state === 'submitting' || (outcome === 'reversed' && rows !== null)) return false
  if (conflict || state === 'unknown' || state === 'stale' || state === 'accepted') return true
  return state === 'succeeded' && outcome === 'reversed'
}
