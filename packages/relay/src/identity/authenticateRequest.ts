import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import { identify } from './identify.ts'
import { isCrossSite } from './isCrossSite.ts'
import type { Principal } from './Principal.ts'

/**
 * Finds out who sent a request, and that no other site sent it in their name.
 *
 * @throws RelayRefusal for a request of another site, and for one of nobody.
 */
export async function authenticateRequest(context: RelayContext, request: Request): Promise<Principal> {
  if (isCrossSite(request, context)) throw new RelayRefusal('cross_site')
  const principal = await identify(context, request)
  if (!principal) throw new RelayRefusal('unauthenticated')
  return principal
}
