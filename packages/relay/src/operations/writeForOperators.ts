import type { AttentionOperation } from '@onlend/core/relay'
import type { OperationRecord } from './OperationRecord.ts'
import { writeOperation } from './writeOperation.ts'
import { writeResolution } from './writeResolution.ts'

/** An operation as operators are sent it: with the proposal that waits for a second one, and its place in their list. */
export function writeForOperators(record: OperationRecord): AttentionOperation {
  const { proposal, createdAt, id } = record
  return {
    ...writeOperation(record),
    proposal: proposal && { id: proposal.id, ...writeResolution(proposal) },
    place: `${createdAt}_${id}`,
  }
}
