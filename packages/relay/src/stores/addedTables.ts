import { fenceTables } from './fenceTables.ts'
import { retentionTables } from './retentionTables.ts'
import { sealingTables } from './sealingTables.ts'
import { spendingTables } from './spendingTables.ts'
import { transitionTables } from './transitionTables.ts'

/** The steps since the seventeenth, each in a file of its own; the next one is added at the end. */
export const addedTables: readonly { id: number; statements: readonly string[] }[] = [
  spendingTables,
  transitionTables,
  retentionTables,
  fenceTables,
  sealingTables,
]
