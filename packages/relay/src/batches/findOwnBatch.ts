import type { RelayEndpointName } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest } from '../http/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { checkMaySend } from './checkMaySend.ts'
import { findBatch } from './findBatch.ts'

/**
 * Finds the batch of a path, if the session may send its rows.
 *
 * @throws RelayRefusal with 404 for a batch that the session may not even read.
 */
export async function findOwnBatch(
  context: BatchesContext,
  incoming: RelayRequest<{ readonly batchId: string }>,
  endpoint: RelayEndpointName,
): Promise<BatchRecord> {
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const batch = await findBatch(context, incoming, endpoint)
  await checkMaySend(context, { ...batch, principal: incoming.principal })
  return batch
}
