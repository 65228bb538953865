import type { Clock } from './lib/Clock.ts'
import { withDeadline } from './lib/withDeadline.ts'
import type { RelayStore } from './RelayStore.ts'

/** Milliseconds that the store may take before the relay counts as not ready. */
const timeout = 5_000

/**
 * Finds out whether the store can be used and its tables are there, making them where they are not. All who wait share one question: a probe
 * needs no session, so a flood of them must not become a flood at the store.
 */
export function createReadiness(store: RelayStore, clock: Clock): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  const ask = async (): Promise<true> => {
    await store.prepare(clock.now())
    await store.ping()
    return true
  }
  return () => {
    asked ??= withDeadline(clock, timeout, ask)
      .then(
        (isReady) => isReady === true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
}
