import { sha256 as hash } from '@noble/hashes/sha2.js'

/** SHA-256 by the library. A module of one name: a bundler that takes `import()` of the library whole would keep SHA-512 too, 2 kB of a worker. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hash(bytes)
}
