import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import type { Lending } from '../lending/Lending.ts'
import type { LendingEvent } from '../lending/LendingEvent.ts'
import { invalidateOperation } from './invalidateOperation.ts'
import { isFinal } from './isFinal.ts'
import { getRecordedIds } from './getRecordedIds.ts'

/** Change events when a write becomes final in whatever was read: tells the host once, forgets it on this device, refreshes what it changed. */
export function watchOperations(lending: Lending): () => void {
  const { client, queryClient, emit } = lending
  const pendingOperations = getPendingOperations(lending)
  const isOperations = lendingKeys.read(lending, ['getOperation', 'listOperations'])
  const states = new Map<string, Told>()

  const take = (operation: Operation) => {
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
    emitState(emit, operation, state)
    if (isFinal(operation)) invalidateOperation(lending, { operationId: null, kind })
  }

  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isOperations(event.query)) return
    // The cast follows the key, which says which endpoint's output this is.
    const data = event.query.state.data as Operation | Operation[] | null
    for (const operation of data === null ? [] : [data].flat()) take(operation)
  })
}

/** What is told of where an operation stands: doubt outweighs its state. */
type Told = Operation['state'] | 'conflict'

function emitState(emit: (event: LendingEvent) => void, { id, kind }: Operation, state: Told): void {
  if (!isAnnounced(state)) return
  // The cast leaves out the kinds that only a newer relay knows; they are told under their own name too.
  emit({ type: `${kind as WriteName}.${state}`, operationId: id })
}

function isAnnounced(state: Told): state is 'succeeded' | 'failed' | 'stale' | 'reversed' | 'conflict' {
  return ['succeeded', 'failed', 'stale', 'reversed', 'conflict'].includes(state)
}
