import type { UploadStore } from '../../src/uploads/UploadStore.ts'
import { newOwner } from './newOwner.ts'

type NewUpload = Parameters<UploadStore['createUpload']>[0]

/** A file of ten bytes that is about to arrive. */
export function newUpload(facts: Partial<NewUpload> = {}): NewUpload {
  return {
    owner: facts.owner ?? newOwner(),
    kind: 'submitCreditAssessment',
    set: 'current',
    id: crypto.randomUUID().replaceAll('-', ''),
    slot: 'bank_statements',
    name: 'statement.pdf',
    size: 10,
    expectedSha256: null,
    actor: 'uA',
    actorName: 'Ada',
    createdAt: 1_700_000_000_000,
    expiresAt: 1_700_000_100_000,
    ...facts,
  }
}
