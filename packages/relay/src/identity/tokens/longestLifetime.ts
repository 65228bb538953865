/** Milliseconds for which a token can be good at most, with the settings of any instance: the store keeps a revocation for so long. */
export const longestLifetime = 3_600_000
