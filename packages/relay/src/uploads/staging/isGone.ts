/**
 * Whether a store of the tus library threw its record of a missing file, by the record's status: a store can have another copy of the library's records
 * than the server has, so the records cannot be compared by identity.
 */
export function isGone(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status_code' in error && error.status_code
  return status === 404 || status === 410
}
