import { findEffects } from '@onlend/core/operations'
import type { ShownOperation } from './chooseShown.ts'

/** One step of an operation's way, before it gets its words. */
export type OperationStep = {
  step:
    | 'requested'
    | 'approval'
    | 'accepted'
    | 'processing'
    | 'succeeded'
    | 'paidOut'
    | 'failed'
    | 'rejected'
    | 'reversed'
    | 'conflict'
    | 'unknown'
    | 'final'
  state: 'done' | 'current' | 'waiting' | 'failed' | 'unknown'
  /** ISO; `null` while it has not happened, or where its time is not known. */
  at: string | null
}

/**
 * The past and awaited steps of an operation, no more than the record states. The steps of an operation without a settlement event end
 * with the service's answer (T92).
 */
export function operationSteps(
  operation: Pick<ShownOperation, 'kind' | 'state' | 'createdAt' | 'acceptedAt' | 'settledAt' | 'updatedAt'> &
    Partial<Pick<ShownOperation, 'reversedAt' | 'conflict'>>,
): OperationStep[] {
  const steps = listSteps(operation)
  if (!operation.conflict) return steps
  return [...steps, { step: 'conflict', state: 'unknown', at: operation.updatedAt }]
}

function listSteps(operation: Parameters<typeof operationSteps>[0]): OperationStep[] {
  const { kind, state, createdAt, acceptedAt, settledAt, updatedAt, reversedAt = null } = operation
  const requested: OperationStep = { step: 'requested', state: 'done', at: createdAt }
  const accepted: OperationStep = { step: 'accepted', state: 'done', at: acceptedAt }
  const final: OperationStep[] =
    findEffects(kind).settledBy === 'event' ? [{ step: 'final', state: 'waiting', at: null }] : []
  switch (state) {
    case 'awaiting_approval':
      return [
        requested,
        { step: 'approval', state: 'current', at: null },
        { step: 'accepted', state: 'waiting', at: null },
        ...final,
      ]
    case 'submitting':
      return [{ ...requested, state: 'current' }, { step: 'accepted', state: 'waiting', at: null }, ...final]
    case 'accepted':
    case 'stale':
      if (final.length === 0) return [requested, accepted]
      return [
        requested,
        accepted,
        { step: 'processing', state: state === 'stale' ? 'unknown' : 'current', at: null },
        ...final,
      ]
    case 'unknown':
      return [requested, { step: 'unknown', state: 'unknown', at: updatedAt }, ...final]
    case 'rejected':
      return [requested, { step: 'rejected', state: 'failed', at: settledAt ?? updatedAt }]
    case 'succeeded':
      return [
        requested,
        ...(acceptedAt ? [accepted] : []),
        { step: 'succeeded', state: 'done', at: settledAt },
      ]
    case 'reversed':
      return [
        requested,
        ...(acceptedAt ? [accepted] : []),
        // The time of the transfer is unknown if the first known event is the reversal.
        ...(settledAt === reversedAt ? [] : [{ step: 'succeeded', state: 'done', at: settledAt } as const]),
        { step: 'reversed', state: 'failed', at: reversedAt },
      ]
    case 'failed':
      return [
        requested,
        ...(acceptedAt ? [accepted] : []),
        { step: 'failed', state: 'failed', at: settledAt },
      ]
  }
}
