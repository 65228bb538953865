// readClerkSession.ts
import { createClerkClient } from '@clerk/backend'
import type { Principal } from '@onlend/relay'
import { findCustomerPartners } from './findCustomerPartners'

type ClerkOptions = {
  secretKey: string
  publishableKey: string
  /** The PEM public key of the dashboard: tokens are checked without a call to Clerk. */
  jwtKey: string
  /** The origins of your pages; a token that was made for another origin is refused. */
  authorizedParties: string[]
}

/** `authenticate` of `createRelay`. */
export function createReadClerkSession({ authorizedParties, ...keys }: ClerkOptions) {
  const clerk = createClerkClient(keys)
  return async ({ url, headers }: Request): Promise<Principal | null> => {
    const state = await clerk.authenticateRequest(new Request(url, { headers }), { authorizedParties })
    if (!state.isAuthenticated) return null
    // `null` while a task of the sign-in, such as a second factor, is open.
    const { userId, sessionId } = state.toAuth()
    if (!userId) return null
    const customerPartners = await findCustomerPartners(userId)
    return { userId, role: 'customer-partner', customerPartners, sessionId }
  }
}
