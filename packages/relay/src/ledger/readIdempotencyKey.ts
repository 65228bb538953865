import { relayHeaders } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

const pattern = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{8,}$/

/**
 * Reads the idempotency key of a write. Every write needs one: without it, the relay cannot distinguish a repeated send from a second intent.
 *
 * @throws RelayRefusal for a missing or invalid key.
 */
export function readIdempotencyKey(request: Request, longest = 128): string {
  const key = request.headers.get(relayHeaders.idempotencyKey)
  if (key === null || !pattern.test(key) || key.length > longest)
    throw new RelayRefusal('idempotency_key_required')
  return key
}
