import type { Sealer } from '../database/sealing/createSealer.ts'
import type { OperationRecord } from './OperationRecord.ts'
import type { Evidence, Resolution } from './Resolution.ts'

/** Opens the sealed texts of operations, evidence and messages. */
export type OperationOpening = {
  openOperation(operation: OperationRecord): Promise<OperationRecord>
  openFound(found: OperationRecord | null): Promise<OperationRecord | null>
  openEvidence(evidence: Evidence): Promise<Evidence>
  openMessage<T extends { message: string | null }>(closed: T): Promise<T>
}

/** Makes the functions that open the sealed texts of an operation. */
export function createOperationOpening({
  open,
  openText,
  openJson,
}: Pick<Sealer, 'open' | 'openText' | 'openJson'>): OperationOpening {
  const openEvidence = async (evidence: Evidence): Promise<Evidence> => ({
    ...evidence,
    text: await openText(evidence.text, 'message'),
    reference: await open(evidence.reference, 'message'),
  })
  const openResolution = async <R extends Resolution>(resolution: R | null): Promise<R | null> =>
    resolution && { ...resolution, evidence: await openEvidence(resolution.evidence) }
  const openOperation = async (operation: OperationRecord): Promise<OperationRecord> => ({
    ...operation,
    summary: { ...operation.summary, recipient: await open(operation.summary.recipient, 'recipient') },
    answer: operation.answer && { ...operation.answer, body: await open(operation.answer.body, 'answer') },
    serviceMessage: await open(operation.serviceMessage, 'message'),
    result: await openJson(operation.result, 'result'),
    resolution: await openResolution(operation.resolution),
    proposal: await openResolution(operation.proposal),
    laterEvidence: await Promise.all(operation.laterEvidence.map(openMessage)),
    approval: operation.approval && {
      ...operation.approval,
      askedByName: await open(operation.approval.askedByName, 'actor'),
      decidedByName: await open(operation.approval.decidedByName, 'actor'),
      reason: await open(operation.approval.reason, 'reason'),
    },
  })
  const openFound = async (found: OperationRecord | null): Promise<OperationRecord | null> =>
    found && openOperation(found)
  const openMessage = async <T extends { message: string | null }>(closed: T): Promise<T> => ({
    ...closed,
    message: await open(closed.message, 'message'),
  })
  return { openOperation, openFound, openEvidence, openMessage }
}
