/** Milliseconds by which the lease of a claim outlasts its call, so that no instance takes the sender of a slow call for dead. */
export const leaseMargin = 30_000
