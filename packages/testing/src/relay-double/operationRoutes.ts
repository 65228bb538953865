import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { operations } from '@onlend/core/operations'
import { relayHeaders } from '@onlend/core/relay'
import type { Audit } from './createAudit.ts'
import type { Ledger, LedgerEntry } from './createLedger.ts'
import type { SpendingRules } from './createSpendingRules.ts'
import type { DoubleCall, DoubleRoutes } from './DoubleCall.ts'
import { refuse } from './refuse.ts'
import type { ApprovalDecision } from './RelayDouble.ts'

type OperationRoutesParameters = { ledger: Ledger; audit: Audit; spending: SpendingRules }

type OperationRoute =
  | ('listOperations' | 'getOperation' | 'listOperationRows')
  | ('listLimits' | 'getApproval' | 'approveOperation' | 'refuseOperation')

const pageSize = 200

/** Makes the routes of operations, and of a second person's decision. */
export function operationRoutes(parameters: OperationRoutesParameters): DoubleRoutes<OperationRoute> {
  const { ledger, audit, spending } = parameters
  /** Finds an operation of an owner that the person acts for. */
  const findEntry = ({ rights, parameters: { operationId = '' } }: DoubleCall): LedgerEntry | Response => {
    const entry = ledger.find(operationId)
    if (entry) return rights.actFor(entry.operation) ? entry : refuse('not_found')
    // A forgotten operation gets another code than 404, which would prove that nothing was sent.
    const loss = ledger.findLoss(operationId)
    return loss
      ? refuse(loss.code, { data: loss.data, headers: { [relayHeaders.operation]: operationId } })
      : refuse('not_found')
  }
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
    listOperations: ({ parameters: { customerPartnerId = null, channelPartnerId = null, inState } }) => {
      const listed = ledger
        .entries()
        .map(({ operation }) => operation)
        .filter(
          (operation) =>
            operation.customerPartnerId === customerPartnerId &&
            operation.channelPartnerId === channelPartnerId &&
            (inState === undefined || operation.state === inState),
        )
      return { data: listed.reverse().slice(0, pageSize) }
    },
    getOperation: (call) => {
      const entry = findEntry(call)
      return entry instanceof Response ? entry : { data: entry.operation }
    },
    listOperationRows: (call) => {
      const entry = findEntry(call)
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
      const entry = findEntry(call)
      if (entry instanceof Response) return entry
      const { id: subject, kind, customerPartnerId, state } = entry.operation
      if (state !== 'awaiting_approval') return refuse('not_found')
      const facts = { kind, askedBy: entry.actor }
      audit.append({ action: 'shown', by: call.session.userId, customerPartnerId, subject, facts })
      // The cast names the kinds that the double records.
      const { disclose, destinationKey } = operations[kind as WriteName]
      const isFirstPayment = destinationKey(entry.body) === null ? null : !spending.isPaid(entry)
      return { data: { ...disclose(entry.body), isFirstPayment } }
    },
    approveOperation: (call) => {
      const entry = findEntry(call)
      if (entry instanceof Response) return entry
      if (entry.actor === call.session.userId) return refuse('second_person_required')
      return spending.check(entry, call.headers) ?? answerDecision(call, entry, { decision: 'approved' })
    },
    refuseOperation: (call, { reason }) => {
      const entry = findEntry(call)
      if (entry instanceof Response) return entry
      return answerDecision(call, entry, { decision: 'refused', reason: reason || null })
    },
  }
}
