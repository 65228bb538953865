import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { Fenced } from './OperationStore.ts'

/**
 * Makes the refusal of an operation that the ledger may have forgotten, and raises the fence where it is the first to find out. A key that is newer than
 * the fence was not sent; of any other it is not known, whatever the ledger holds.
 */
export async function refuseFenced(
  { fence, measure }: Pick<LedgerContext, 'fence' | 'measure'>,
  { isOlder, isNew }: Fenced,
): Promise<RelayRefusal> {
  measure({ type: 'fenced', why: isOlder ? 'older' : isNew ? 'raised' : 'epoch' })
  // Where it cannot be raised, the next one finds the same.
  if (isOlder) await fence.look().catch(() => undefined)
  return new RelayRefusal(isNew && !isOlder ? 'store_unavailable' : 'ledger_restored')
}
