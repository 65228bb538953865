import type { Operation } from '@onlend/core'

/** One step of an operation's way, before it gets its words. */
export type OperationStep = {
  step: 'requested' | 'accepted' | 'processing' | 'succeeded' | 'failed' | 'rejected' | 'unknown' | 'final'
  state: 'done' | 'current' | 'waiting' | 'failed' | 'unknown'
  /** ISO; `null` while it has not happened or nobody noted when. */
  at: string | null
}

/** What has happened to an operation and what is awaited; says no more than the record does. */
export function operationSteps(
  operation: Pick<Operation, 'state' | 'createdAt' | 'acceptedAt' | 'settledAt' | 'updatedAt'>,
): OperationStep[] {
  const { state, createdAt, acceptedAt, settledAt, updatedAt } = operation
  const requested: OperationStep = { step: 'requested', state: 'done', at: createdAt }
  const accepted: OperationStep = { step: 'accepted', state: 'done', at: acceptedAt }
  switch (state) {
    case 'submitting':
      return [
        { ...requested, state: 'current' },
        { step: 'accepted', state: 'waiting', at: null },
        { step: 'final', state: 'waiting', at: null },
      ]
    case 'accepted':
    case 'stale':
      return [
        requested,
        accepted,
        { step: 'processing', state: state === 'stale' ? 'unknown' : 'current', at: null },
        { step: 'final', state: 'waiting', at: null },
      ]
    case 'unknown':
      return [
        requested,
        { step: 'unknown', state: 'unknown', at: updatedAt },
        { step: 'final', state: 'waiting', at: null },
      ]
    case 'rejected':
      return [requested, { step: 'rejected', state: 'failed', at: settledAt ?? updatedAt }]
    case 'succeeded':
      return [
        requested,
        ...(acceptedAt ? [accepted] : []),
        { step: 'succeeded', state: 'done', at: settledAt },
      ]
    case 'failed':
      return [
        requested,
        ...(acceptedAt ? [accepted] : []),
        { step: 'failed', state: 'failed', at: settledAt },
      ]
  }
}
