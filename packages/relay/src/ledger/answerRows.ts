import type { listOperationRows } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { findReadable } from './findReadable.ts'

/** Rows in one answer; `after` with the last position asks for the next rows. */
const pageSize = 200

/**
 * Lists the outcome of each row of a set, in the order of the request; an empty list for a write that is no set.
 *
 * @throws RelayRefusal for an operation that does not exist, and for an `after` that is no position.
 */
export async function answerRows(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof listOperationRows>>,
): Promise<RouteAnswer<typeof listOperationRows>> {
  const { after = '-1' } = incoming.parameters
  if (!/^(?:-1|\d{1,9})$/.test(after)) throw new RelayRefusal('malformed_request')
  const found = await findReadable(context, incoming, 'listOperationRows')
  const rows = await context.store.listRows(found, Number(after), pageSize)
  const data = rows.map(({ settledAt, ...row }) => {
    return { ...row, settledAt: settledAt === null ? null : new Date(settledAt).toISOString() }
  })
  return { data }
}
