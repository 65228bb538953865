import { RelayRefusal } from './RelayRefusal.ts'
import type { Clock } from '../lib/Clock.ts'
import { LazyRequest } from './LazyRequest.ts'
import { type BodySource, openStream } from '../lib/openStream.ts'
import { paceBody } from './paceBody.ts'

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

/** Opens the body of a request, which must keep coming; `null` when it has none. */
export function openBody(request: Request, clock: Clock): BodySource | null {
  const source =
    request instanceof LazyRequest ? request.openBody() : request.body && openStream(request.body)
  return source && paceBody(source, clock)
}
