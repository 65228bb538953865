import { ContractError } from '../../errors/ContractError.ts'
import { getOperation } from '../../relay/getOperation.ts'
import type { Operation } from '../../relay/models/Operation.ts'
import { callEndpoint } from '../../transport/callEndpoint.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { getPendingOperations } from '../pending-operations/getPendingOperations.ts'
import { getRecordedIds } from './getRecordedIds.ts'

/**
 * Reads an operation; `null` means that the relay never received it. "There is none" counts as an answer only where the relay has never said
 * otherwise, here or before a reload.
 *
 * @throws LendingError with a `category`; `ContractError` where the relay has had it and does not find it.
 * @example
 * const operation = await readOperation(lending, operationId)
 */
export async function readOperation(
  lending: LendingEngine,
  operationId: string,
  options: { signal?: AbortSignal } = {},
): Promise<Operation | null> {
  const operation = await callEndpoint(lending.client, getOperation, { operationId }, options)
  if (operation) return operation
  const { customerPartnerId, channelPartnerId } = lending
  const remembered = [customerPartnerId, channelPartnerId].flatMap((owner) =>
    getPendingOperations(lending).list(owner),
  )
  const isOnRecord =
    getRecordedIds(lending.client).has(operationId) ||
    remembered.some((one) => one.operationId === operationId && one.isOnRecord === true)
  if (!isOnRecord) return null
  const facts = { endpoint: 'getOperation', operationId, status: 404 }
  throw new ContractError({ ...facts, path: '', problem: 'an operation that was there is missing' })
}
