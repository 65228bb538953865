import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'

/**
 * The secret under which the ledger hashes what must not be guessed.
 *
 * @throws RelayRefusal when the store cannot be reached.
 */
export function readStoreSecret({
  store,
}: {
  store: Pick<LedgerContext['store'], 'secret'>
}): Promise<string> {
  return store.secret().catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
}
