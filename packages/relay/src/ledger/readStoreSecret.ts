import { RelayRefusal } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'

/**
 * Reads the secret of the ledger's keyed hashes.
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
