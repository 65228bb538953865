import { relayHeaders } from '@onlend/core/relay'
import { RelayRefusal } from '../http/index.ts'

const pattern = /^(?!\.{1,2}$)[A-Za-z0-9_.~-]{8,}$/

/**
 * The key of a write, which every write needs: without one, sending twice could not be told from meaning twice.
 *
 * @throws RelayRefusal when it is missing or is not a key.
 */
export function readIdempotencyKey(request: Request, longest = 128): string {
  const key = request.headers.get(relayHeaders.idempotencyKey)
  if (key === null || !pattern.test(key) || key.length > longest)
    throw new RelayRefusal('idempotency_key_required')
  return key
}
