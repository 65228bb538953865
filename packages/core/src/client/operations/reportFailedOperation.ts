import type { WriteName } from '../../endpoints/endpoints.ts'
import type { LendingError } from '../../errors/LendingError.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { getRecordedIds } from './getRecordedIds.ts'
import { shouldCloseIntent } from './shouldCloseIntent.ts'

type ReportFailedOperationParameters = {
  kind: WriteName
  operationId: string
  owner: string | null
  error: LendingError
  /** It was tried before under the same id, and that try may have arrived. */
  wasSent: boolean
}

const notSentCategories: ReadonlySet<string> = new Set([
  'offline',
  'session',
  'validation',
  'network',
  'timeout',
])

/** Tells the host how a failed operation ended, and forgets it on this device unless it may have happened. */
export function reportFailedOperation(
  lending: LendingEngine,
  { kind, operationId, owner, error, wasSent }: ReportFailedOperationParameters,
): void {
  const { client, emit } = lending
  const pendingOperations = getPendingOperations(lending)
  const { category, code, status, requestId } = error
  // An earlier try under the same id may have arrived, whatever became of this one.
  const isUnknown = category === 'unknown_outcome' || (wasSent && !shouldCloseIntent(error, true))
  // What was forgotten has ended: there is nothing to come back to.
  if (isUnknown && code !== 'operation_forgotten') pendingOperations.setPhase(owner, operationId, 'unknown')
  else pendingOperations.remove(owner, operationId)
  if (category === 'unknown_outcome' && code !== null) {
    getRecordedIds(client).add(operationId)
    pendingOperations.confirmRecord(owner, operationId)
  }
  if (category === 'session') emit({ type: 'session.expired', endpoint: kind })
  // A refusal of the relay itself also means that nothing reached the service.
  const waits = code === 'awaiting_approval'
  const end = waits
    ? code
    : isUnknown
      ? 'unknown'
      : notSentCategories.has(category) || code !== null
        ? 'notSent'
        : 'refused'
  emit({ type: `${kind}.${end}`, operationId, category, status, requestId })
}
