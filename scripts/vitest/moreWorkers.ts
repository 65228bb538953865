import { workers } from './workers.ts'

/**
 * One file more side by side, because tests wait for timers, databases or other processes for a third of their time. Projects of one group share their
 * workers, so that none of them waits for the last file of another.
 */
export const moreWorkers = { maxWorkers: workers + 1, sequence: { groupOrder: 1 } }
