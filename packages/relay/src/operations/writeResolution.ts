import type { OperationResolution } from '@onlend/core/relay'
import type { Resolution } from './Resolution.ts'

/** A resolution as it is answered: to the person who sent the operation; of a proposal, to operators. */
export function writeResolution({ outcome, evidence, by, confirmedBy, at }: Resolution): OperationResolution {
  const seenAt = evidence.at === null ? null : new Date(evidence.at).toISOString()
  return { outcome, evidence: { ...evidence, at: seenAt }, by, confirmedBy, at: new Date(at).toISOString() }
}
