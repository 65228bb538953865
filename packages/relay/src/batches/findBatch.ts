import { RelayRefusal, type RelayRequest } from '../http/index.ts'
import { createReadCheck, mayActFor } from '../identity/index.ts'
import type { RelayEndpointName } from '@onlend/core/relay'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'

/**
 * Finds the batch of a path, if the session may read it.
 *
 * @throws RelayRefusal with 404 for an unknown batch and for another owner's alike, so that an id reveals nothing.
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
