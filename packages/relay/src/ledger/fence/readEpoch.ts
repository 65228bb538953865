const pattern = /^epoch-([0-9a-f]{8})\./

/** The epoch of the ledger in which a key was minted; `null` for a key from before the first fence, or of a client without epochs. */
export function readEpoch(key: string): string | null {
  return pattern.exec(key)?.[1] ?? null
}
