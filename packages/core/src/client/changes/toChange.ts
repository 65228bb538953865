import type { ChangeEvent } from '../../relay/models/ChangeEvent.ts'
import type { LendingChange } from '../LendingChange.ts'
import { toOperationChange } from './toOperationChange.ts'

/** Reads that belong to no partner, and that a change event of any may be about: a single operation is known by its id alone, and what waits for an operator is of every partner. */
const ofEveryPartner = ['getOperation', 'listAttention', 'listInboxEvents']

/** Says what a change event may have changed: it says "look again" and nothing else. */
export function toChange(
  customerPartnerId: string,
  { topic, operationId, kind, revision, quiet }: ChangeEvent,
): LendingChange {
  if (topic === 'operation') return toOperationChange({ operationId, kind })
  const change: LendingChange = {
    ...{ endpoints: [], isEverything: false, ownerId: customerPartnerId },
    ...{ operationId: null, revision: null, quiet: null, isAfterBreak: false },
  }
  // Each file of a set says so: nothing else changed, and reading everything again would take the line from the next file.
  if (topic === 'uploads') return { ...change, endpoints: ['listUploads'] }
  if (topic === 'drafts') return { ...change, endpoints: ['getDraft'], revision }
  return { ...change, endpoints: ofEveryPartner, isEverything: true, quiet }
}
