import type { RelayStore } from '../../src/RelayStore.ts'

/** One thing that a store has to do. `run` rejects where it does not; it leaves its rows behind, under owners of its own. */
export type StoreCase = { name: string; run(store: RelayStore): Promise<void> }
