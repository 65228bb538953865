import type { EndpointOwner } from '../defineEndpoint.ts'

const owners: ReadonlySet<string> = new Set<EndpointOwner>(['customerPartnerId', 'channelPartnerId'])

/** The pattern of an id other than a partner's: no percent sign, no slash, no dot segment, no text that two readers could read differently. */
const safeId = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{1,128}$/

/** Reads the value of a parameter from a path or a query; `null` for a value that is not allowed. */
export function readId(parameter: string, encoded: string): string | null {
  if (owners.has(parameter)) return readOwnerId(encoded)
  return safeId.test(encoded) ? encoded : null
}

/** The highest number of characters of a partner's id. */
const longest = 128

/**
 * The characters that a partner's id must not hold: the service calls ids opaque, so all others are allowed. A reader of a path can misread
 * slashes of either kind, a percent sign, a query, a fragment, a semicolon, and characters that are invisible or combine with others.
 */
const unsafe = /[/\\%?#;\p{C}\p{Zl}\p{Zp}\p{Zs}\p{M}]/u

/** Whether a partner's id is safe in a path, encoded, and in comparisons with the ids of a session. */
export function isOwnerId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.length > longest) return false
  // An id that looks the same in another composition is another id to one reader and the same to the next.
  return !unsafe.test(id) && id === id.normalize('NFKC')
}

/** Reads a partner's id from a path or a query; `null` for an id that is not allowed, and for any spelling but the client's. */
export function readOwnerId(encoded: string): string | null {
  try {
    const id = decodeURIComponent(encoded)
    return isOwnerId(id) && encodeURIComponent(id) === encoded ? id : null
  } catch {
    // The text has half an escape, or bytes that are no letters.
    return null
  }
}
