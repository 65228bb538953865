/** Whether `If-None-Match` says that the caller has this very answer (RFC 9110, section 13.1.2: compared weakly). */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false
  if (condition.trim() === '*') return true
  return condition.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
