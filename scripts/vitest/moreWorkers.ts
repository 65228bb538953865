import { workers } from './workers.ts'

/**
 * One file more side by side, for projects whose tests wait for timers or other processes for a third of their time. Vitest asks for a group of their own:
 * projects of one group share their workers.
 */
export const moreWorkers = { maxWorkers: workers + 1, sequence: { groupOrder: 1 } }
