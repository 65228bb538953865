import type { WriteName } from '../../effects.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import { toOperationChange } from '../changes/toOperationChange.ts'
import { getSingleton } from '../getSingleton.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { getRecordedIds } from './getRecordedIds.ts'
import { isFinal } from './isFinal.ts'

/** The reported state of an operation: a conflict outweighs its state. */
type Told = Operation['state'] | 'conflict'

/**
 * Takes note of an operation that any read returned: when an operation of this device settles, notifies the host once, forgets the operation on the
 * device, and reports the reads that it may have changed.
 */
export function observeOperation(lending: LendingEngine, operation: Operation): void {
  const { client, emit, emitChange, parts } = lending
  const states = getSingleton(parts, createStates, undefined)
  const pendingOperations = getPendingOperations(lending)
  const { id, kind } = operation
  const state = operation.conflict ? 'conflict' : operation.state
  const owner = operation.customerPartnerId ?? operation.channelPartnerId
  const before = states.get(id)
  states.set(id, state)
  getRecordedIds(client).add(id)
  pendingOperations.confirmRecord(owner, id)
  if (before === state) return
  const isOurs = before !== undefined || pendingOperations.list(owner).some((one) => one.operationId === id)
  if (isFinal(operation)) pendingOperations.remove(owner, id)
  if (!isOurs) return
  // The cast leaves out the kinds that only a newer relay knows; their events have their own name too.
  if (isAnnounced(state)) emit({ type: `${kind as WriteName}.${state}`, operationId: id })
  if (isFinal(operation)) emitChange(toOperationChange({ operationId: null, kind }))
}

function createStates(): Map<string, Told> {
  return new Map()
}

function isAnnounced(state: Told): state is 'succeeded' | 'failed' | 'stale' | 'reversed' | 'conflict' {
  return ['succeeded', 'failed', 'stale', 'reversed', 'conflict'].includes(state)
}
