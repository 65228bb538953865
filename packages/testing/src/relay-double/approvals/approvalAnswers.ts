import type { Operation, Session } from '@onlend/core'
import type { Audit } from '../createAudit.ts'
import type { Ledger } from '../Ledger.ts'
import type { ApprovalDecision, LedgerEntry } from '../LedgerEntry.ts'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { mayCall } from '../mayCall.ts'
import { readRecord } from '../readRecord.ts'
import { refuseField } from '../refuseField.ts'
import { refuse } from '../refuse.ts'
import type { SpendingRules } from './createSpendingRules.ts'

/** The highest number of characters of a reason. */
const longestReason = 200

type ApprovalAnswersParameters = { ledger: Ledger; audit: Audit; spending: SpendingRules }

/** Makes the routes that take a second person's decision. */
export function approvalAnswers({
  ledger,
  audit,
  spending,
}: ApprovalAnswersParameters): DoubleAnswers<
  'listLimits' | 'getApproval' | 'approveOperation' | 'refuseOperation'
> {
  const notAwaiting = (id: string): Response =>
    refuse('not_awaiting_approval', { data: ledger.find(id)?.operation })
  const decide = async (id: string, decision: ApprovalDecision): Promise<{ data: Operation } | Response> => {
    const decided = ledger.decide(id, decision)
    if (!decided) return notAwaiting(id)
    const { kind, customerPartnerId } = decided.operation
    const facts = { kind, askedBy: decided.actor }
    audit.append({ action: decision.decision, by: decision.by, customerPartnerId, subject: id, facts })
    if (decision.decision === 'approved') await decided.send?.()
    const after = ledger.find(id)
    return after ? { data: after.operation } : refuse('not_found')
  }
  return {
    listLimits: ({ session, parameters: { customerPartnerId } }) => {
      if (customerPartnerId === undefined) return refuse('malformed_request')
      if (!mayActFor(session, customerPartnerId)) return refuse('forbidden')
      const limits = (['withdraw', 'requestDrawdown'] as const)
        .filter((kind) => mayCall(session, kind))
        .map((kind) => spending.limits({ kind, customerPartnerId, actor: session.userId }))
      return { data: limits.filter((one) => one !== null) }
    },
    getApproval: ({ session, parameters: { operationId = '', customerPartnerId } }) => {
      const entry = findDecidable(ledger, session, operationId)
      const isNamed =
        customerPartnerId === undefined || entry?.operation.customerPartnerId === customerPartnerId
      if (!entry || !isNamed) return refuse('not_found')
      const { operation, actor, destination, disclosed } = entry
      if (operation.state !== 'awaiting_approval') return refuse('not_found')
      const { kind, customerPartnerId: owner, summary } = operation
      const facts = { kind, askedBy: actor }
      audit.append({
        action: 'shown',
        by: session.userId,
        customerPartnerId: owner,
        subject: operationId,
        facts,
      })
      const isPaid = spending.isPaid({ customerPartnerId: owner, destination, summary })
      return { data: { ...disclosed, isFirstPayment: destination === null ? null : !isPaid } }
    },
    approveOperation: ({ session, parameters: { operationId = '' }, body, headers }) => {
      const said = readRecord(body)
      if (!said) return refuse('malformed_request')
      const entry = findDecidable(ledger, session, operationId)
      if (!entry) return refuse('not_found')
      const [strange] = Object.keys(said).filter((field) => field !== 'customerPartnerId')
      if (strange !== undefined) return refuseField(strange, 'is not known')
      const { operation, actor, destination } = entry
      if (operation.state !== 'awaiting_approval') return notAwaiting(operationId)
      if (actor === session.userId) return refuse('second_person_required')
      const { kind, customerPartnerId, summary } = operation
      const asked = { id: operationId, kind, customerPartnerId, actor, summary, destination, headers }
      return (
        spending.check(asked) ?? decide(operationId, { ...by(session), decision: 'approved', reason: null })
      )
    },
    refuseOperation: ({ session, parameters: { operationId = '' }, body }: SignedInCall) => {
      const said = readRecord(body)
      if (!said) return refuse('malformed_request')
      if (!findDecidable(ledger, session, operationId)) return refuse('not_found')
      const { reason = null, customerPartnerId: _named, ...rest } = said
      const [strange] = Object.keys(rest)
      if (strange !== undefined) return refuseField(strange, 'is not known')
      if (reason !== null && (typeof reason !== 'string' || reason.length > longestReason))
        return refuseField('reason', `is a text of at most ${longestReason} characters`)
      return decide(operationId, { ...by(session), decision: 'refused', reason: reason || null })
    },
  }
}

function by({ userId, displayName }: Session): Pick<ApprovalDecision, 'by' | 'byName'> {
  return { by: userId, byName: displayName }
}

/** Finds an operation that the person asked for, or may see and send. */
function findDecidable(ledger: Ledger, session: Session, id: string): LedgerEntry | null {
  const entry = ledger.find(id)
  const { customerPartnerId, kind } = entry?.operation ?? {}
  if (!entry || !customerPartnerId || !mayActFor(session, customerPartnerId)) return null
  return entry.actor === session.userId || session.capabilities.some((one) => one === kind) ? entry : null
}
