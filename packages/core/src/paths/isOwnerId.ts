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
