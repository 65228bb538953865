import { availableParallelism } from 'node:os'

/** How many files of a project run side by side: each project must be told, because vitest hands its own figure to none of them. */
export const workers: number = Math.max(2, availableParallelism())

/**
 * One file more side by side, for projects whose tests wait for timers or other processes for a third of their time. Vitest asks for a group of their own:
 * projects of one group share their workers.
 */
export const moreWorkers = { maxWorkers: workers + 1, sequence: { groupOrder: 1 } }
