import type { Operation } from '../../relay/models/Operation.ts'
import type { BatchProblem } from './Batch.ts'
import type { PieceEnd } from './PieceEnd.ts'

/** What the ledger holds of a piece; `null` while it is on its way. */
export function readLedgerEnd(operation: Operation): PieceEnd | null {
  const { state, status, refusal, serviceMessage } = operation
  const problem: BatchProblem = {
    category: 'rejected',
    message: serviceMessage,
    status,
    code: refusal,
    duplicate: null,
    creditedRows: [],
  }
  switch (state) {
    case 'submitting':
      return null
    case 'awaiting_approval':
      return {
        type: 'waitsForApproval',
        problem: { ...problem, category: 'unknown_outcome', code: 'awaiting_approval' },
      }
    case 'accepted':
    case 'stale':
    case 'succeeded':
    case 'failed':
    case 'reversed':
      return { type: 'accepted' }
    case 'rejected':
      if (refusal === 'approval_refused' || refusal === 'approval_expired')
        return { type: 'refused', problem: { ...problem, status: 422 } }
      if (refusal !== null) return { type: 'usedUp', problem: { ...problem, category: 'server' }, wait: null }
      if (status === 413) return { type: 'tooLarge', problem }
      return status === 429 ? { type: 'usedUp', problem, wait: null } : { type: 'refused', problem }
    case 'unknown':
      return { type: 'unknown', problem: { ...problem, category: 'unknown_outcome' }, isTimeout: false }
  }
  // A state that only a newer relay knows.
  return { type: 'unknown', problem: { ...problem, category: 'unknown_outcome' }, isTimeout: false }
}
