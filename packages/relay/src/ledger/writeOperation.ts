import type { Operation } from '@onlend/core'
import type { OperationRecord } from './OperationRecord.ts'
import type { AttentionOperation, OperationResolution } from '@onlend/core/relay'
import type { Resolution } from './Resolution.ts'

/** The operation as the relay's own routes send it: `Operation` of the contract. */
export function writeOperation(record: OperationRecord): Operation {
  const { owner, rows } = record
  return {
    id: record.id,
    kind: record.kind,
    state: record.state,
    customerPartnerId: owner.kind === 'customerPartnerId' ? owner.id : null,
    channelPartnerId: owner.kind === 'channelPartnerId' ? owner.id : null,
    reference: record.reference,
    summary: record.summary,
    status: record.answer?.status ?? null,
    serviceMessage: record.serviceMessage,
    refusal: record.refusal,
    matched: record.matched,
    ambiguous: record.ambiguous,
    verified: record.verified,
    conflict: record.conflict,
    resolution: record.resolution && writeResolution(record.resolution),
    laterEvidence: record.laterEvidence.map((evidence) => ({ ...evidence, at: isoTime(evidence.at) })),
    rows: rows && { ...rows, awaited: rows.total - rows.succeeded - rows.failed },
    result: record.result,
    confirmedDuplicate: record.confirmedDuplicate,
    approval: record.approval && {
      ...record.approval,
      askedBy: record.actor,
      expiresAt: isoTime(record.approval.expiresAt),
      decidedAt: record.approval.decidedAt === null ? null : isoTime(record.approval.decidedAt),
    },
    createdAt: isoTime(record.createdAt),
    acceptedAt: record.acceptedAt === null ? null : isoTime(record.acceptedAt),
    settledAt: record.settledAt === null ? null : isoTime(record.settledAt),
    reversedAt: record.reversedAt === null ? null : isoTime(record.reversedAt),
    updatedAt: isoTime(record.updatedAt),
  }
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** The operation for operators: with the proposal that waits for a second operator, and the place in their list. */
export function writeForOperators(record: OperationRecord): AttentionOperation {
  const { proposal, createdAt, id } = record
  return {
    ...writeOperation(record),
    proposal: proposal && { id: proposal.id, ...writeResolution(proposal) },
    place: `${createdAt}_${id}`,
  }
}

/** A resolution or proposal as the relay's routes send it. */
function writeResolution({ outcome, evidence, by, confirmedBy, at }: Resolution): OperationResolution {
  const seenAt = evidence.at === null ? null : new Date(evidence.at).toISOString()
  return { outcome, evidence: { ...evidence, at: seenAt }, by, confirmedBy, at: new Date(at).toISOString() }
}
