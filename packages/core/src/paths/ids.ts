import type { EndpointOwner } from '../defineEndpoint.ts'

const owners: ReadonlySet<string> = new Set<EndpointOwner>(['customerPartnerId', 'channelPartnerId'])

/** What an id that is no partner's may look like: no percent sign, no slash, no dot segment, nothing that two readers could read differently. */
const safeId = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{1,128}$/

/** Reads the value of a parameter out of a path or a query; `null` for one that may not stand there. */
export function readId(parameter: string, encoded: string): string | null {
  if (owners.has(parameter)) return readOwnerId(encoded)
  return safeId.test(encoded) ? encoded : null
}

/** Characters. */
const longest = 128

/**
 * What a partner's id may hold: the service calls ids opaque, so any characters are allowed that no reader of a path can misread. No
 * slash of either kind, percent sign, query, fragment or semicolon, and nothing that is invisible or no letter by itself.
 */
const unsafe = /[/\\%?#;\p{C}\p{Zl}\p{Zp}\p{Zs}\p{M}]/u

/** Whether a partner's id may stand in a path, encoded, and be compared with those of a session. */
export function isOwnerId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.length > longest) return false
  // What looks the same in another composition would be another id to one reader and the same to the next.
  return !unsafe.test(id) && id === id.normalize('NFKC')
}

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
