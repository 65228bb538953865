import { type Operation, OperationState } from '@onlend/core'
import { relayHeaders } from '@onlend/core/relay'
import { operations } from '@onlend/core/operations'
import type { WriteName } from '@onlend/core/internal'
import type { Audit } from './createAudit.ts'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { SpendingRules } from './createSpendingRules.ts'
import type { DoubleCall, DoubleRoutes } from './DoubleCall.ts'
import { refuse } from './refuse.ts'
import type { ApprovalDecision } from './RelayDouble.ts'

type OperationRoutesParameters = {
  ledger: Ledger
  audit: Audit
  spending: SpendingRules
}

type OperationRoute =
  | ('listOperations' | 'getOperation' | 'listOperationRows')
  | ('listLimits' | 'getApproval' | 'approveOperation' | 'refuseOperation')

const pageSize = 200

/** Makes the routes of operations, and of a second person's decision. */
export function operationRoutes(parameters: OperationRoutesParameters): DoubleRoutes<OperationRoute> {
  const { ledger, audit, spending } = parameters
  const isShown = ({ session, rights }: DoubleCall, { operation, actor }: LedgerEntry): boolean =>
    actor === session.userId || (rights.actFor(operation) && rights.read(operation.kind))
  /** Finds an operation that the person sent, or of a kind and owner that they may see. */
  const findReadable = (call: DoubleCall): LedgerEntry | Response => {
    const id = call.parameters.operationId ?? ''
    const entry = ledger.find(id)
    if (entry) return isShown(call, entry) ? entry : refuse('not_found')
    const loss = ledger.findLoss(id)
    // A forgotten operation gets another code than 404, which would prove that nothing was sent.
    return loss
      ? refuse(loss.code, { data: loss.data, headers: { [relayHeaders.operation]: id } })
      : refuse('not_found')
  }
  /** Finds an operation that the person asked for, or may see and send. */
  const findDecidable = ({
    session,
    rights,
    parameters: { operationId = '' },
  }: DoubleCall): LedgerEntry | null => {
    const entry = ledger.find(operationId)
    if (!entry || !rights.actFor(entry.operation)) return null
    return entry.actor === session.userId || rights.call(entry.operation.kind) ? entry : null
  }
  const isWaiting = (entry: LedgerEntry): boolean => entry.operation.state === 'awaiting_approval'
  const answerDecision = async (
    { session }: DoubleCall,
    { operation, actor }: LedgerEntry,
    said: Pick<ApprovalDecision, 'decision' | 'reason'>,
  ): Promise<Response | { data: Operation }> => {
    const { id: subject, kind, customerPartnerId } = operation
    const { userId: by, displayName: byName } = session
    const isDecided = await ledger.decide(subject, { by, byName, ...said })
    if (!isDecided) return refuse('not_awaiting_approval', { data: operation })
    audit.append({ action: said.decision, by, customerPartnerId, subject, facts: { kind, askedBy: actor } })
    return { data: operation }
  }
  return {
    listOperations: (call) => {
      const { customerPartnerId = null, channelPartnerId = null, inState } = call.parameters
      const isState = inState === undefined || OperationState.safeParse(inState).success
      if (!isState) return refuse('malformed_request')
      const listed = ledger
        .entries()
        .filter(
          (entry) =>
            entry.operation.customerPartnerId === customerPartnerId &&
            entry.operation.channelPartnerId === channelPartnerId &&
            (inState === undefined || entry.operation.state === inState) &&
            isShown(call, entry),
        )
      return {
        data: listed
          .map(({ operation }) => operation)
          .reverse()
          .slice(0, pageSize),
      }
    },
    getOperation: (call) => {
      const entry = findReadable(call)
      return entry instanceof Response ? entry : { data: entry.operation }
    },
    listOperationRows: (call) => {
      const entry = findReadable(call)
      if (entry instanceof Response) return entry
      const after = Number(call.parameters.after ?? -1)
      return { data: entry.rows.filter(({ position }) => position > after).slice(0, pageSize) }
    },
    listLimits: ({ session, rights, parameters: { customerPartnerId = '' } }) => {
      const kinds = (['withdraw', 'requestDrawdown'] as const).filter(rights.call)
      const limits = kinds.map((kind) => spending.limits(kind, { customerPartnerId, actor: session.userId }))
      return { data: limits.filter((one) => one !== null) }
    },
    getApproval: (call) => {
      const entry = findDecidable(call)
      const named = call.parameters.customerPartnerId ?? entry?.operation.customerPartnerId
      if (!entry || !isWaiting(entry) || named !== entry.operation.customerPartnerId)
        return refuse('not_found')
      const { id: subject, kind, customerPartnerId } = entry.operation
      const facts = { kind, askedBy: entry.actor }
      audit.append({ action: 'shown', by: call.session.userId, customerPartnerId, subject, facts })
      // The cast names the kinds that the double records.
      const { disclose, destinationKey } = operations[kind as WriteName]
      const isFirstPayment = destinationKey(entry.body) === null ? null : !spending.isPaid(entry)
      return { data: { ...disclose(entry.body), isFirstPayment } }
    },
    approveOperation: (call) => {
      const entry = findDecidable(call)
      if (!entry) return refuse('not_found')
      if (!isWaiting(entry)) return refuse('not_awaiting_approval', { data: entry.operation })
      if (entry.actor === call.session.userId) return refuse('second_person_required')
      return spending.check(entry, call.headers) ?? answerDecision(call, entry, { decision: 'approved' })
    },
    refuseOperation: (call, { reason }) => {
      const entry = findDecidable(call)
      return entry
        ? answerDecision(call, entry, { decision: 'refused', reason: reason || null })
        : refuse('not_found')
    },
  }
}
