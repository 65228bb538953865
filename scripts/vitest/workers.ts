import { availableParallelism } from 'node:os'

/** How many files of a project run side by side: each project must be told, because vitest hands its own figure to none of them. */
export const workers: number = Math.max(2, availableParallelism())
