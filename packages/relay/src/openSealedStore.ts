import { createSealing, type LedgerSecret, type Sealing } from './database/sealing/createSealing.ts'
import type { Clock } from './lib/Clock.ts'
import type { Logger } from './lib/Logger.ts'
import { systemClock } from './lib/systemClock.ts'
import type { RelayStore } from './RelayStore.ts'
import { type SealedStore, sealStore } from './sealStore.ts'

type Given = { store: RelayStore; ledgerSecret?: LedgerSecret }

/** The store, and the secrets under which it is sealed. */
export type OpenedStore = {
  /** Seals the texts that the database may not see, and opens them again. */
  readonly store: SealedStore
  readonly sealing: Sealing
  /** Whether something in the store did not open, and since then not everything was found to. */
  readonly unreadable: { isFound: boolean }
}

/** Opens a store under the host's secret; in the sandbox without one, under a secret that the store keeps. */
export function openSealedStore(
  given: Given,
  { clock, logger }: { clock: Clock; logger: Logger },
): OpenedStore {
  const sealing = createSealing({ ledgerSecret: readLedgerSecret(given), clock })
  const { unreadable, onUnreadable } = createUnreadable(logger)
  return { store: sealStore(given.store, { sealing, onUnreadable }), sealing, unreadable }
}

/** Reads the secrets of the ledger. The store's own secret, while it is there, still opens the texts that it sealed. */
function readLedgerSecret({ ledgerSecret, store }: Given): LedgerSecret {
  if (ledgerSecret === undefined)
    return () => store.keepSetting(ownSecret, `${crypto.randomUUID()}${crypto.randomUUID()}`)
  if (typeof ledgerSecret !== 'function') createSealing({ ledgerSecret, clock: systemClock })
  let own: string | null | undefined
  return async () => {
    const given = typeof ledgerSecret === 'function' ? await ledgerSecret() : ledgerSecret
    if (own === undefined) own = await store.findSetting(ownSecret)
    const secrets = typeof given === 'string' ? [given] : given
    return own === null ? secrets : [...secrets, own]
  }
}

const ownSecret = 'ledger'

/** Remembers that a text does not open, and logs it once: a sweep counts all such texts. */
function createUnreadable(logger: Logger): {
  unreadable: OpenedStore['unreadable']
  onUnreadable: () => void
} {
  const unreadable = { isFound: false }
  let isTold = false
  return {
    unreadable,
    onUnreadable() {
      unreadable.isFound = true
      if (isTold) return
      isTold = true
      logger.error(
        { event: 'ledger.unreadable' },
        'something in the ledger does not open: the secret that sealed it is not among those of ledgerSecret',
      )
    },
  }
}
