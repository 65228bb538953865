import { identify } from '../identity/identify.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'

type SessionCheckParameters = { request: Request; userId: string; owner: Owner }

/** Asks the host again, from the headers of a request alone, whether its session is still the same person's and may act for this owner. */
export function createSessionCheck(
  context: RelayContext,
  { request, userId, owner }: SessionCheckParameters,
): () => Promise<boolean> {
  // Plain text for as long as the stream is open, and not the request with all that hangs on it.
  const { url } = request
  const headers = [...request.headers]
  return async () => {
    // Also what another instance has revoked ends a stream here.
    await context.identity.revocations.refresh()
    // A token of which it cannot be known whether it still holds does not.
    const principal = await identify(context, new Request(url, { headers })).catch(() => null)
    if (principal?.userId !== userId) return false
    // Its reader comes back, and is told as soon as somebody can say.
    return mayActFor(context, principal, owner).catch(() => false)
  }
}
