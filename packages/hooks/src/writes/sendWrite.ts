import { type Operation, type OperationReceipt, isLendingError, startOperation } from '@onlend/core'
import type { Endpoint, EndpointOutput, WriteName } from '@onlend/core/internal'
import type { OperationDefinition } from '@onlend/core/operations'
import { type OwnedParameters, fillOwner } from '../queries/fillOwner.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import type { PendingOperation } from '../pending-operations/PendingOperation.ts'
import { getRecordedIds } from '../operations/getRecordedIds.ts'
import type { Lending } from '../lending/Lending.ts'
import { fingerprint } from './fingerprint.ts'
import { getIntents } from './getIntents.ts'
import { invalidateOperation } from '../operations/invalidateOperation.ts'
import { reportFailedWrite } from './reportFailedWrite.ts'

/** An endpoint that changes something. */
export type WriteEndpoint = Endpoint<WriteName>

type SendWriteOptions = {
  /** Minted once per intent, when the confirm step opens. @default the id of the open intent with the same body, or a new one */
  operationId?: string | undefined
  /** The id of the earlier operation that the person has seen. */
  confirmDuplicate?: string | undefined
  /** The bank's or operator's name that the person saw. */
  institutionName?: string | undefined
}

/** Sends a write under one id per intent, and keeps the pending operations, the events and the cache in step with what is known. */
export function sendWrite<E extends WriteEndpoint>(
  lending: Lending,
  operation: OperationDefinition<E>,
  parameters: OwnedParameters<E>,
  { operationId, ...options }: SendWriteOptions = {},
): Promise<OperationReceipt<EndpointOutput<E>>> {
  const { client, environment, tenantId, userId, emit, now } = lending
  const pendingOperations = getPendingOperations(lending)
  const { endpoint } = operation
  const kind = endpoint.name
  const filled = fillOwner(lending, endpoint, parameters)
  // The cast reads ids and the body off parameters whose shape depends on the endpoint.
  const { body, ...ids } = filled as unknown as { body: unknown } & Record<string, string | undefined>
  const owner = ids[endpoint.owner ?? ''] ?? null

  return getIntents(client).run({
    fingerprint: fingerprint([environment, tenantId, userId, kind, ids, body]),
    operationId,
    send: async (id) => {
      const createdAt = new Date(now()).toISOString()
      const before = pendingOperations.list(owner).find((one) => one.operationId === id)
      const { isOnRecord = getRecordedIds(client).has(id) } = before ?? {}
      const entry = {
        ...kept(operation.summarise(body)),
        operationId: id,
        kind,
        owner,
        createdAt,
        isOnRecord,
      }
      pendingOperations.put({ ...entry, phase: 'sending' })
      emit({ type: `${kind}.sent`, operationId: id })
      try {
        const receipt = await startOperation(client, endpoint, filled, { ...options, operationId: id })
        getRecordedIds(client).add(id)
        pendingOperations.setPhase(owner, id, 'accepted')
        emit({ type: `${kind}.accepted`, operationId: id })
        invalidateOperation(lending, { operationId: id, kind })
        return receipt
      } catch (error) {
        if (isLendingError(error)) {
          const wasSent = before !== undefined
          reportFailedWrite(lending, { kind, operationId: id, owner, error, wasSent })
        }
        invalidateOperation(lending, { operationId: id })
        throw error
      }
    },
  })
}

/** The little of a body that may be remembered on a device. */
function kept({
  amount,
  method,
  destinationEnd,
}: Operation['summary']): Pick<PendingOperation, 'amount' | 'method' | 'maskedDestination'> {
  return { amount, method, maskedDestination: destinationEnd === null ? null : `••••${destinationEnd}` }
}
