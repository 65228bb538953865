import { daySeed } from './daySeed.ts'

/** The seeds of a run: two, or as many as `KILLS` says, from that of the day on; `KILLS_FROM` goes on where a run before ended. */
export function listSeeds(): number[] {
  const { KILLS = 2, KILLS_FROM = 0 } = process.env
  return Array.from({ length: Number(KILLS) }, (_none, at) => 10 * daySeed + Number(KILLS_FROM) + at)
}
