import { bodyAttacks } from './rows/bodyAttacks.ts'
import { processAttacks } from './rows/processAttacks.ts'
import { upstreamAttacks } from './rows/upstreamAttacks.ts'
import type { Attack } from './test/Attack.ts'

/** Every attack; those that end the process come last. */
export const attacks: readonly Attack[] = [...bodyAttacks, ...upstreamAttacks, ...processAttacks]
