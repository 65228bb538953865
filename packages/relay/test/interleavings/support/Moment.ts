import type { World } from './World.ts'
import type { Ledger } from './readLedger.ts'

/** The tables before and after one step, and the world they stand in. */
export type Moment = { world: World; before: Ledger; after: Ledger }
