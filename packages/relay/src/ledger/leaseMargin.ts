/** Milliseconds that a claim lives longer than its call, so that recording the outcome of a slow call is never mistaken for a death. */
export const leaseMargin = 30_000
