import { availableParallelism } from 'node:os'

/**
 * How many files of a project run side by side: each project must be told, because vitest hands its own figure to none of them. `TEST_WORKERS` says
 * another, for runs beside others.
 */
export const workers: number = Number(process.env.TEST_WORKERS ?? Math.max(2, availableParallelism()))
