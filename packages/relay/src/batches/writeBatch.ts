import type { Batch } from '@onlend/core/relay'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { writeBatches } from './writeBatches.ts'

/** Reads a batch in its current state. */
export async function writeBatch(
  context: Pick<BatchesContext, 'store' | 'environment'>,
  { owner, id }: Pick<BatchRecord, 'owner' | 'id'>,
): Promise<Batch> {
  const found = await context.store.findBatches(context.environment, id)
  const batch = found.find((each) => each.owner.kind === owner.kind && each.owner.id === owner.id)
  const [written] = batch ? await writeBatches(context, [batch]) : []
  if (!written) throw new Error('A batch was deleted while it was answered')
  return written
}
