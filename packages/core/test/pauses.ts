/**
 * For tests: the pauses of a subscription that are not between two tries, and the one between polls, in milliseconds. `opening` ends with the
 * first byte, `idleTimeout` begins with it; `asleep` is the longest time that a page can be hidden.
 */
export const pauses = {
  opening: 12_000,
  idleTimeout: 45_000,
  steady: 10_000,
  asleep: 60_000,
  poll: 15_000,
} as const
