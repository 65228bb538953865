/** A whole number from 0 to 2³² - 1 that is always the same for a name (FNV-1a): a browser and Node agree on it. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  // FNV leaves the low bits of short names alike: fold the high ones in.
  return (hash ^ (hash >>> 15)) >>> 0
}
