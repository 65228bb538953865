import type { getOperation } from '@onlend/core/relay'
import type { LedgerContext } from './LedgerContext.ts'
import type { RelayRequest, RouteAnswer, RouteParameters } from '../http/index.ts'
import { findReadable } from './findReadable.ts'
import { writeOperation } from './writeOperation.ts'

/**
 * Reads one operation that the session may read.
 *
 * @throws RelayRefusal when there is none.
 */
export async function answerOneOperation(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof getOperation>>,
): Promise<RouteAnswer<typeof getOperation>> {
  return { data: writeOperation(await findReadable(context, incoming, 'getOperation')) }
}
