import { RelayRefusal, type RelayRequest } from '../http/index.ts'
import { createReadCheck, mayActFor } from '../identity/index.ts'
import type { RelayEndpointName } from '@onlend/core/relay'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'

/**
 * Finds the batch of a path, when the session may read it.
 *
 * @throws RelayRefusal with 404 for one that is unknown or another's, alike, so that an id tells nothing.
 */
export async function findBatch(
  context: BatchesContext,
  { principal, parameters }: RelayRequest<{ readonly batchId: string }>,
  endpoint: RelayEndpointName,
): Promise<BatchRecord> {
  const mayRead = createReadCheck(context, { principal, endpoint })
  for (const batch of await context.store.findBatches(context.environment, parameters.batchId))
    if ((await mayActFor(context, principal, batch.owner)) && (await mayRead(batch.owner, batch.kind)))
      return batch
  throw new RelayRefusal('not_found')
}
