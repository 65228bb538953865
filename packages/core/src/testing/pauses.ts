/** For tests: the pauses of a subscription that are not between two attempts, and the one between polls, in milliseconds. */
export const pauses = { silence: 45_000, steady: 10_000, poll: 15_000 } as const
