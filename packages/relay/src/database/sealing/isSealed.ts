const pattern = /^sealed\.[0-9a-f]{16}\./

/** Whether a kept text is one that `seal` returned. */
export function isSealed(kept: string): boolean {
  return pattern.test(kept)
}
