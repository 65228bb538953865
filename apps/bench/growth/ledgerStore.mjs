// What the bench bundles of the relay: its store, without a relay around it.
export { createSqlStore } from '@onlend/relay'
export { openPostgresDatabase } from '@onlend/relay/postgres'
