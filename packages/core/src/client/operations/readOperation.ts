import { ContractError } from '../../errors/ContractError.ts'
import { getOperation } from '../../relay/getOperation.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import { callEndpoint } from '../../transport/callEndpoint.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { getRecordedIds } from './getRecordedIds.ts'

/**
 * Reads an operation; `null` means that the relay never received it. A 404 counts as `null` only if the relay has never confirmed the operation,
 * here or before a reload. Pass `ownerId` for an operation of a partner that is not the provider's.
 *
 * @throws LendingError with a `category`; `ContractError` when the relay had the operation and does not find it.
 * @example
 * const operation = await readOperation(lending, operationId)
 */
export async function readOperation(
  lending: LendingEngine,
  operationId: string,
  { ownerId, ...options }: { signal?: AbortSignal; ownerId?: string } = {},
): Promise<Operation | null> {
  const operation = await callEndpoint(lending.client, getOperation, { operationId }, options)
  if (operation) return operation
  const { customerPartnerId, channelPartnerId } = lending
  const owners = new Set([customerPartnerId, channelPartnerId, ownerId ?? null])
  const remembered = [...owners].flatMap((owner) => getPendingOperations(lending).list(owner))
  const isOnRecord =
    getRecordedIds(lending.client).has(operationId) ||
    remembered.some((one) => one.operationId === operationId && one.isOnRecord === true)
  if (!isOnRecord) return null
  const facts = { endpoint: 'getOperation', operationId, status: 404 }
  throw new ContractError({ ...facts, path: '', problem: 'an operation that was there is missing' })
}
