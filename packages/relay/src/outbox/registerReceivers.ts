import { overrideStore } from '../database/overrideStore.ts'
import type { Owner } from '../database/Owner.ts'
import { listReceivers } from './listReceivers.ts'
import type { OutcomeOptions } from './OutcomeOptions.ts'
import type { OutcomeStore } from './sql/outcomeStore.ts'

/** A store whose first use registers the receivers, so that no change before the first sweep is missing in the outbox. */
export function registerReceivers<Store extends OutcomeStore & { prepare(now: number): Promise<void> }>(
  store: Store,
  environment: Owner['environment'],
  options: OutcomeOptions | undefined,
): Store {
  const receivers = listReceivers(options)
  if (receivers.length === 0) return store
  let registered: Promise<void> | null = null
  const overrides = {
    async prepare(now: number) {
      await store.prepare(now)
      registered ??= store.keepReceivers(environment, receivers, now).catch((error: unknown) => {
        registered = null
        throw error
      })
      await registered
    },
  }
  // The cast: every method but one is the store's own.
  return overrideStore<{ prepare(now: number): Promise<void> }, typeof overrides>(store, overrides) as Store
}
