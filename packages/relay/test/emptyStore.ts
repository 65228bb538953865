import { createStore } from '../src/createStore.ts'
import type { SealedStore } from '../src/sealStore.ts'
import { openStore } from './openStore.ts'
import { testDatabase } from './testDatabase.ts'

/** The relay's memory as the relay uses it, sealed and with nothing in it. */
export async function emptyStore(): Promise<SealedStore> {
  const store = openStore(createStore(await testDatabase()))
  await store.prepare(0)
  return store
}
