// authJs.ts
import type { AuthConfig } from '@auth/core'
import { getToken } from '@auth/core/jwt'
import type { Principal, Relay } from '@onlend/relay'
import { findCustomerPartners } from './findCustomerPartners'

/** Spread it into your own configuration of Auth.js, beside `providers`. */
export function createAuthConfig(openRelay: () => Relay | Promise<Relay>) {
  return {
    // As long as the relay remembers a sign-out (`sessionLifetime`); 30 days would be the default.
    session: { strategy: 'jwt', maxAge: 12 * 3_600 },
    callbacks: {
      jwt({ token, account }) {
        // Only at sign-in. A value that a page sends to `update()` arrives here too, and is never copied.
        if (!account) return token
        // The id that the provider proved; `user.id` is a new one at each sign-in where there is no adapter.
        const userId = `${account.provider}:${account.providerAccountId}`
        return { ...token, userId, sessionId: crypto.randomUUID(), signedInAt: Date.now() }
      },
    },
    events: {
      async signOut(message) {
        const sessionId = 'token' in message && message.token?.sessionId
        if (typeof sessionId === 'string') await (await openRelay()).revoke({ sessionId })
      },
    },
  } satisfies Partial<AuthConfig>
}

/** `authenticate` of `createRelay`, with the secret of Auth.js (`AUTH_SECRET`). */
export async function readAuthSession({ headers }: Request, secret: string): Promise<Principal | null> {
  const token = await getToken({ req: { headers }, secret, secureCookie: true })
  const { userId, sessionId, signedInAt } = token ?? {}
  if (typeof userId !== 'string' || typeof sessionId !== 'string' || typeof signedInAt !== 'number')
    return null
  const customerPartners = await findCustomerPartners(userId)
  return { userId, role: 'customer-partner', customerPartners, sessionId, signedInAt }
}
