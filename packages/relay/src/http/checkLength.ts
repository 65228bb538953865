import { RelayRefusal } from './RelayRefusal.ts'

/**
 * Refuses a body by the length it announces, before a byte of it is read.
 *
 * @returns The announced length, or `null` when there is none.
 * @throws RelayRefusal when it is too long or not a length.
 */
export function checkLength(request: Request, limit: number): number | null {
  const length = request.headers.get('Content-Length')
  if (length === null) return null
  if (!/^\d{1,15}$/.test(length)) throw new RelayRefusal('malformed_request')
  if (Number(length) > limit) throw new RelayRefusal('body_too_large')
  return Number(length)
}
