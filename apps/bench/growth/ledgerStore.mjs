import { createSqlStore } from '@onlend/relay'
import { openPostgresDatabase } from '@onlend/relay/postgres'

/** What the bench bundles of the relay: its store, without a relay around it. */
export const ledgerStore = { createSqlStore, openPostgresDatabase }
