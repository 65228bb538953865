import { openPostgresDatabase } from '@onlend/relay/postgres'
import { createStore } from '../../../packages/relay/src/createStore.ts'

/** What the bench bundles of the relay: its private store, without a relay around it. */
export const ledgerStore = { createStore, openPostgresDatabase }
