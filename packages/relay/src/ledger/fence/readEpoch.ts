const pattern = /^epoch-([0-9a-f]{8})\./

/** The epoch of the ledger in which a key was minted; `null` of one from before the first fence, and of a client that does not say it. */
export function readEpoch(key: string): string | null {
  return pattern.exec(key)?.[1] ?? null
}
