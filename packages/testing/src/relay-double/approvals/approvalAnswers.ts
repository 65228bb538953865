import type { Operation, Session } from '@onlend/core'
import { approveOperation, refuseOperation } from '@onlend/core/relay'
import type { Audit } from '../createAudit.ts'
import type { Ledger } from '../createLedger.ts'
import type { ApprovalDecision, LedgerEntry } from '../LedgerEntry.ts'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { readInput } from '../readInput.ts'
import { refuse } from '../refuse.ts'
import type { SpendingRules } from './createSpendingRules.ts'

type ApprovalAnswersParameters = { ledger: Ledger; audit: Audit; spending: SpendingRules }

/** How a stand-in relay takes what a second person decides. */
export function approvalAnswers({
  ledger,
  audit,
  spending,
}: ApprovalAnswersParameters): DoubleAnswers<'approveOperation' | 'refuseOperation'> {
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
    approveOperation: ({ session, parameters: { operationId = '' }, body, headers }) => {
      const entry = findDecidable(ledger, session, operationId)
      if (!readInput(approveOperation, body)) return refuse('malformed_request')
      if (!entry) return refuse('not_found')
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
      const said = readInput(refuseOperation, body)
      if (!said) return refuse('malformed_request')
      if (!findDecidable(ledger, session, operationId)) return refuse('not_found')
      const reason = said.reason?.trim() || null
      return decide(operationId, { ...by(session), decision: 'refused', reason })
    },
  }
}

function by({ userId, displayName }: Session): Pick<ApprovalDecision, 'by' | 'byName'> {
  return { by: userId, byName: displayName }
}

/** One that the person may see, and send themselves; or has asked for. */
function findDecidable(ledger: Ledger, session: Session, id: string): LedgerEntry | null {
  const entry = ledger.find(id)
  const { customerPartnerId, kind } = entry?.operation ?? {}
  if (!entry || !customerPartnerId || !mayActFor(session, customerPartnerId)) return null
  return entry.actor === session.userId || session.capabilities.some((one) => one === kind) ? entry : null
}
