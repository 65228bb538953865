import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { findOperationReaders } from '../identity/findOperationReaders.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import type { OperationRecord } from './OperationRecord.ts'

/**
 * Finds the operation of a path, when the session may read it.
 *
 * @throws RelayRefusal when there is none.
 */
export async function findReadable(
  context: RelayContext,
  { principal, parameters }: RelayRequest<{ readonly operationId: string }>,
): Promise<OperationRecord> {
  const id = parameters.operationId
  const owners = await findOperationReaders(context, principal, id)
  const found = owners.length > 0 ? await context.store.findOperation(owners, id) : null
  if (!found) throw new RelayRefusal('not_found')
  return found
}
