// readAccessToken.ts
import type { Principal } from '@onlend/relay'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'

type KeycloakOptions = {
  /** `https://id.example/realms/shop`, exactly as it stands in the tokens. */
  issuer: string
  /** The value of the audience mapper of your client scope, such as `lending`. */
  audience: string
}

/** A token that is forged, over, for others or of another issuer is signed out. Keys that cannot be fetched leave unknown who asks: that is thrown. */
const refused = /^ERR_(?:JWT_|JWS_|JOSE_ALG_|JOSE_NOT_|JWKS_NO_)/

/** `authenticate` of `createRelay` for pages that send Keycloak's access token. */
export function createReadAccessToken({ issuer, audience }: KeycloakOptions) {
  // Within the two seconds that the relay waits. New keys are fetched when a token names one.
  const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`), {
    timeoutDuration: 1_500,
  })
  const rules = { issuer, audience, algorithms: ['RS256', 'PS256', 'ES256'] }
  return async ({ headers }: Request): Promise<Principal | null> => {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '') ?? []
    if (token === undefined) return null
    const claims = { ...rules, requiredClaims: ['exp', 'sub', 'sid'] }
    const verified = await jwtVerify(token, keys, claims).catch((error: unknown) => {
      if (error instanceof errors.JOSEError && refused.test(error.code)) return null
      throw error
    })
    if (!verified) return null
    const { payload } = verified
    // An ID token says who has signed in at a page, and gives no right.
    if (payload.typ !== 'Bearer') return null
    const { sub, sid, auth_time: seconds, customer_partners: customerPartners } = payload
    return {
      userId: String(sub),
      role: 'customer-partner',
      // The cast: the relay checks the shape itself, and what is none counts as signed out.
      customerPartners: customerPartners as Principal['customerPartners'],
      sessionId: String(sid),
      ...(typeof seconds === 'number' && { signedInAt: seconds * 1_000 }),
    }
  }
}
