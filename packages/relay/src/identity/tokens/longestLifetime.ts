/** Milliseconds for which a token can be good at most, whatever an instance is set to: for so long a revocation is kept. */
export const longestLifetime = 3_600_000
