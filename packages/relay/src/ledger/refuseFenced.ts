import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { Fenced } from './Claim.ts'

/**
 * Makes the refusal of an operation that the ledger may have lost, and raises the fence unless it is up. A key of the newest epoch was not
 * sent; a restored ledger cannot say whether an older key was.
 */
export async function refuseFenced(
  { fence, measure }: Pick<LedgerContext, 'fence' | 'measure'>,
  { isOlder, isNew }: Fenced,
): Promise<RelayRefusal> {
  measure({ type: 'fenced', why: isOlder ? 'older' : isNew ? 'raised' : 'epoch' })
  // The next operation tries again where the fence cannot be raised.
  if (isOlder) await fence.look().catch(() => undefined)
  return new RelayRefusal(isNew && !isOlder ? 'store_unavailable' : 'ledger_restored')
}
