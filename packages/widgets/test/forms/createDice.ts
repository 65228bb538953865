/** Random choices that are the same for the same seed. */
export type Dice = {
  /** One of a list that is not empty. */
  pick: <T>(from: readonly T[]) => T
  isLess: (share: number) => boolean
}

/** Makes the choices of a seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    // The cast holds for lists that are not empty.
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    isLess: (share) => next() < share,
  }
}
