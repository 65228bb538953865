import { daySeed } from './daySeed.ts'

/** The seeds of a run: two, or as many as `KILLS` says, from that of the day on. */
export function listSeeds(): number[] {
  return Array.from({ length: Number(process.env.KILLS ?? 2) }, (_none, at) => 10 * daySeed + at)
}
