import type { getOperation, listOperations } from '@onlend/core/relay'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import { readersOfOperation } from '../identity/readersOfOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest, RouteParameters } from '../requests/RelayRequest.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { writeOperation } from './writeOperation.ts'

/** The most that `GET /operations` returns. */
const listLimit = 200

/**
 * Lists the newest operations of the one owner that the query names.
 *
 * @throws RelayRefusal for none or two, and for one for whom the session may not act.
 */
export async function answerOperations(
  context: RelayContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listOperations>>,
): Promise<RouteAnswer<typeof listOperations>> {
  const { customerPartnerId, channelPartnerId } = parameters
  const id = customerPartnerId ?? channelPartnerId
  if (id === undefined || (customerPartnerId && channelPartnerId)) throw new RelayRefusal('malformed_request')
  const kind = customerPartnerId ? 'customerPartnerId' : 'channelPartnerId'
  const owner = { environment: context.environment, kind, id } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const operations = await context.store.listOperations(owner, listLimit)
  return { data: operations.map(writeOperation) }
}

/**
 * Reads one operation that the session may read.
 *
 * @throws RelayRefusal when there is none.
 */
export async function answerOneOperation(
  context: RelayContext,
  incoming: RelayRequest<RouteParameters<typeof getOperation>>,
): Promise<RouteAnswer<typeof getOperation>> {
  return { data: writeOperation(await findReadable(context, incoming)) }
}

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
  const owners = await readersOfOperation(context, principal, id)
  const found = owners.length > 0 ? await context.store.findOperation(owners, id) : null
  if (!found) throw new RelayRefusal('not_found')
  return found
}
