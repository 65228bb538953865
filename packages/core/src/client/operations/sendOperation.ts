import { writeJson } from '../../lib/writeJson.ts'
import type { Endpoint } from '../../defineEndpoint.ts'
import type { EndpointInput, EndpointOutput } from '../../endpointTypes.ts'
import type { WriteName } from '../../effects.ts'
import { isLendingError } from '../../errors/isLendingError.ts'
import type { OperationDefinition } from '../../operations/defineOperation.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import { requestEndpoint } from '../../transport/requestEndpoint.ts'
import type { OperationReceipt } from '../../transport/startOperation.ts'
import { toOperationChange } from '../changes/toOperationChange.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import type { PendingOperation } from '../pending-operations/createPendingOperations.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { getIntents } from './getIntents.ts'
import { getRecordedIds } from './getRecordedIds.ts'
import type { LendingError } from '../../errors/LendingError.ts'
import { shouldCloseIntent } from './shouldCloseIntent.ts'
import { withStepUp } from './withStepUp.ts'

/** An endpoint that changes something. */
export type WriteEndpoint = Endpoint<WriteName>

/** The parameters of `sendOperation`. */
export type SendOperationParameters<E extends WriteEndpoint> = {
  operation: OperationDefinition<E>
  /** The customer or channel partner of the operation. @default the provider's */
  ownerId?: string | null | undefined
  body: EndpointInput<E>
  /** The idempotency key, minted once per intent, when the confirm step opens. @default the id of the open intent with the same body, or a new one */
  operationId?: string | undefined
  /** The id of the earlier operation that the person has seen. */
  confirmDuplicate?: string | undefined
  /** The bank's or operator's name that the person saw. */
  institutionName?: string | undefined
  /**
   * For reported repayments: per row, in order, the digests of the statement lines that carry its money; an empty list for none. The relay refuses
   * with `line_credited` when another operation has credited one of them (`ApiError.creditedRows`).
   */
  statementLines?: readonly (readonly string[])[] | undefined
}

/**
 * Sends an operation under one id per intent: a second call with the same body joins the one in flight, and after an unknown outcome it goes out under
 * the same id. The device remembers the operation before it leaves; the function never retries.
 *
 * @throws LendingError with a `category`; `unknown_outcome` when the request left and no trustworthy answer came.
 * @example
 * const { operationId } = await sendOperation(lending, { operation: withdrawOperation, body })
 */
export function sendOperation<E extends WriteEndpoint>(
  lending: LendingEngine,
  { operation, ownerId, body, operationId, ...options }: SendOperationParameters<E>,
): Promise<OperationReceipt<EndpointOutput<E>>> {
  const { client, environment, tenantId, userId, emit, emitChange, now } = lending
  const pendingOperations = getPendingOperations(lending)
  const { endpoint } = operation
  const kind = endpoint.name
  const owner = ownerId ?? (endpoint.owner === null ? null : lending[endpoint.owner])

  return getIntents(client).run({
    fingerprint: fingerprint([environment, tenantId, userId, kind, owner, body, options.statementLines]),
    operationId,
    send: async (id) => {
      const createdAt = new Date(now()).toISOString()
      const summary = operation.summarise(body)
      const before = pendingOperations.list(owner).find((one) => one.operationId === id)
      const { isOnRecord = getRecordedIds(client).has(id) } = before ?? {}
      const entry = {
        ...kept(summary),
        operationId: id,
        kind,
        owner,
        createdAt,
        isOnRecord,
      }
      pendingOperations.put({ ...entry, phase: 'sending' })
      emit({ type: `${kind}.sent`, operationId: id })
      try {
        const parts = { ownerId: owner, body }
        // The request with a proof is the same operation, under the same id.
        const data = await withStepUp(
          lending,
          (stepUpProof) =>
            requestEndpoint(client, endpoint, parts, { ...options, stepUpProof, operationId: id }),
          { action: kind, operationId: id, kind, ownerId: owner, summary },
        )
        getRecordedIds(client).add(id)
        pendingOperations.setPhase(owner, id, 'accepted')
        emit({ type: `${kind}.accepted`, operationId: id })
        emitChange(toOperationChange({ operationId: id, kind }))
        return { operationId: id, data }
      } catch (error) {
        if (isLendingError(error)) {
          const wasSent = before !== undefined
          reportFailedOperation(lending, { kind, operationId: id, owner, error, wasSent })
        }
        emitChange(toOperationChange({ operationId: id }))
        throw error
      }
    },
  })
}

/** The fields of a body that a device may remember. */
function kept({
  amount,
  method,
  destinationEnd,
}: Operation['summary']): Pick<PendingOperation, 'amount' | 'method' | 'maskedDestination'> {
  return { amount, method, maskedDestination: destinationEnd === null ? null : `••••${destinationEnd}` }
}

/** Makes the same text for the same values, in any order of their keys; files count by name, size, type and age. */
function fingerprint(value: unknown): string {
  return writeJson(value, (inner) => {
    if (typeof File !== 'undefined' && inner instanceof File)
      return [inner.name, inner.size, inner.type, inner.lastModified]
    if (typeof Blob !== 'undefined' && inner instanceof Blob) return [inner.size, inner.type]
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}

type ReportFailedOperationParameters = {
  kind: WriteName
  operationId: string
  owner: string | null
  error: LendingError
  /** An earlier try under the same id may have arrived. */
  wasSent: boolean
}

const notSentCategories: ReadonlySet<string> = new Set([
  'offline',
  'session',
  'validation',
  'network',
  'timeout',
])

/** Reports to the host how a failed operation ended; this device forgets it unless the service may have carried it out. */
function reportFailedOperation(
  lending: LendingEngine,
  { kind, operationId, owner, error, wasSent }: ReportFailedOperationParameters,
): void {
  const { client, emit } = lending
  const pendingOperations = getPendingOperations(lending)
  const { category, code, status, requestId } = error
  // An earlier try under the same id may have arrived although this one failed.
  const isUnknown = category === 'unknown_outcome' || (wasSent && !shouldCloseIntent(error, true))
  // An operation that the relay has forgotten has ended: there is nothing to come back to.
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
