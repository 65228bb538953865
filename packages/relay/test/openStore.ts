import { systemClock } from '../src/lib/systemClock.ts'
import { createSealing } from '../src/database/sealing/createSealing.ts'
import type { RelayStore } from '../src/RelayStore.ts'
import { type SealedStore, sealStore } from '../src/sealStore.ts'

/** Seals what the relays of tests keep. */
export const testSecret = 'ledger canary secret of the tests, long'

/** What a relay of a test has kept, as that relay reads it. */
export function openStore(store: RelayStore): SealedStore {
  const sealing = createSealing({ ledgerSecret: testSecret, clock: systemClock })
  return sealStore(store, {
    sealing,
    onUnreadable: () => {
      throw new Error('A text in the ledger does not open')
    },
  })
}
