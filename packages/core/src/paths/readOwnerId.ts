import { isOwnerId } from './isOwnerId.ts'

/** A partner's id out of a path or a query; `null` for one that may not stand there, and for any spelling but the one that a client writes. */
export function readOwnerId(encoded: string): string | null {
  try {
    const id = decodeURIComponent(encoded)
    return isOwnerId(id) && encodeURIComponent(id) === encoded ? id : null
  } catch {
    // Half an escape, or bytes that are no letters.
    return null
  }
}
