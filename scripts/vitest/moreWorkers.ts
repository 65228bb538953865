import { availableParallelism } from 'node:os'

/**
 * One file more side by side than there are cores: tests wait for timers, databases or other processes for a third of their time. Each project must be told,
 * because Vitest hands its own figure to none of them; projects of one group share their workers, so that none of them waits for the last file of another.
 */
export const moreWorkers = {
  maxWorkers: Math.max(2, availableParallelism()) + 1,
  sequence: { groupOrder: 1 },
}
