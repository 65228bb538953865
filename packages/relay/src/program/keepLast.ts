import type { Secret } from './createReader.ts'

/** Characters of a secret that others are derived from. */
const shortest = 32

/** Reads the values of a secret; those that were read last while its file cannot be read or holds a short one, so that no session ends because of that. */
export function keepLast(secret: Secret): () => Promise<readonly string[]> {
  let last: readonly string[] = []
  return async () => {
    const read = await secret.values().catch(() => [])
    if (read.length > 0 && read.every((value) => value.length >= shortest)) last = read
    return last
  }
}
