import { hashName } from './hashName.ts'

type SampleParameters = {
  /** How many shares there are: so many turns in a row take every name once. */
  shares: number
  /** Of `readTurn`. */
  turn: number
}

/** Whether the sample of this turn holds a name. */
export function isInSample(name: string, { shares, turn }: SampleParameters): boolean {
  return hashName(name) % shares === turn % shares
}
