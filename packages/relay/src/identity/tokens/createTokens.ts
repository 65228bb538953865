import { OptionError } from '@onlend/core/internal'
import type { IssuedToken } from '@onlend/core/relay'
import { jwtVerify, SignJWT } from 'jose'
import { callbackTimeout, type Principal, RelayRefusal } from '../../http/index.ts'
import type { Clock } from '../../lib/Clock.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import { isPrincipal } from '../isPrincipal.ts'
import { findPrincipalFault } from '../findPrincipalFault.ts'
import { hashSubject } from '../revocations/hashSubject.ts'
import type { Revocations } from '../revocations/createRevocations.ts'
import type { CheckedTokenOptions, TokenKeys } from './readTokenOptions.ts'
import { toRights, type TokenClaims } from './toRights.ts'

/** Issues and reads the tokens of one relay. */
export type Tokens = {
  readonly origins: ReadonlySet<string>
  issue(principal: Principal, options?: { sessionId?: string }): Promise<IssuedToken>
  /**
   * The principal of a token; `null` for an invalid, expired or revoked one.
   *
   * @throws RelayRefusal while it cannot be known whether it has been revoked.
   */
  read(token: string, use: 'read' | 'write'): Promise<Principal | null>
  /** The subjects under which a principal that `read` returned can be revoked. */
  getSubjects(principal: Principal): readonly string[] | undefined
}

/** `keys` are those by which it was verified: one that was taken out since ends its tokens. */
type Grant = {
  principal: Principal
  subjects: readonly string[]
  issuedAt: number
  expiresAt: number
  keys: TokenKeys
}
type CreateTokensParameters = { options: CheckedTokenOptions; clock: Clock; revocations: Revocations }

const issuer = 'onlend-relay'
/** Keeps a token of another kind that a host signed with the same secret from being taken for one of these. */
const type = 'onlend+jwt'
const algorithm = 'HS256'
/** Seconds by which the clocks of two instances may differ. */
const clockTolerance = 5
/** Characters: a server takes 16 KB of headers in all. */
const longest = 8_000
/** Tokens that are remembered as verified, so that a page's next request does not cost a signature. */
const mostRemembered = 1_000

/** Makes the issuer and reader of the tokens of one relay (RFC 7519, HMAC with SHA-256). */
export function createTokens({ options, clock, revocations }: CreateTokensParameters): Tokens {
  const { readKeys, audience, lifetime, origins } = options
  // The key is the token itself, which came with the request anyway: a digest would cost as much as the signature.
  const verified = new Map<string, Grant>()
  const subjects = new WeakMap<Principal, readonly string[]>()

  /** A host's function that fails says nothing about a token, so it ends no session. */
  const findKeys = async (): Promise<TokenKeys> => {
    const now = readKeys()
    if (!(now instanceof Promise)) return now
    const keys = await withDeadline(clock, callbackTimeout, () => now).catch(() => null)
    if (keys === null) throw new RelayRefusal('rights_unknown')
    return keys
  }

  const verify = async (token: string, keys: TokenKeys): Promise<Grant | null> => {
    const findKey = ({ kid = '' }: { kid?: string }): Uint8Array => {
      const key = keys.byId.get(kid)
      if (!key) throw new Error('The token names no key of this relay')
      return key
    }
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: [algorithm],
        audience,
        issuer,
        typ: type,
        clockTolerance,
        currentDate: new Date(clock.now()),
        maxTokenAge: lifetime / 1_000,
        requiredClaims: ['sub', 'exp', 'nbf', 'rights'],
      })
      const grant = await readGrant(payload)
      return grant && { ...grant, keys }
    } catch {
      // Forged, expired, for another relay: in each case the request is unauthenticated.
      return null
    }
  }

  return {
    origins,
    async issue(principal, asked = {}) {
      const fault = findPrincipalFault(principal)
      if (fault) throw new OptionError(`issueToken takes a principal: ${fault}`)
      const { sessionId = principal.sessionId } = asked
      if (sessionId !== undefined && (typeof sessionId !== 'string' || sessionId === ''))
        throw new OptionError('sessionId must be a text that is not empty, or absent')
      // Whole milliseconds as a fraction of a second (RFC 7519, NumericDate), so that a token after a revocation is distinguishable from one before.
      const iat = clock.now() / 1_000
      const exp = Math.ceil(iat + lifetime / 1_000)
      const claims: TokenClaims = { sub: principal.userId, rights: toRights(principal) }
      if (sessionId !== undefined) claims.sid = await hashSubject('session', sessionId)
      const { signing } = await findKeys()
      const token = await new SignJWT({ ...claims, iss: issuer, aud: audience, iat, nbf: iat, exp })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: signing.id })
        .sign(signing.secret)
      if (token.length > longest)
        throw new OptionError(
          'The rights of this principal do not fit into a token: leave its customerPartners to customerPartnersOf or ownsCustomerPartner',
        )
      return { token, expiresAt: new Date(exp * 1_000).toISOString(), lifetime }
    },
    async read(token, use) {
      if (token.length > longest) return null
      const keys = await findKeys()
      const remembered = verified.get(token)
      const known = remembered?.keys === keys ? remembered : undefined
      const grant = known ?? (await verify(token, keys))
      if (!grant) return null
      if (clock.now() >= grant.expiresAt) {
        verified.delete(token)
        return null
      }
      if (!known) {
        remember(verified, token, grant)
        subjects.set(grant.principal, grant.subjects)
      }
      return (await revocations.holds(grant, use)) ? grant.principal : null
    },
    getSubjects: (principal) => subjects.get(principal),
  }
}

/** Reads the claims of a signed token; the relay believes only these claims. */
async function readGrant(payload: Readonly<Record<string, unknown>>): Promise<Omit<Grant, 'keys'> | null> {
  const { sub, sid, rights, iat, exp } = payload
  if (!isRecord(rights) || typeof iat !== 'number' || typeof exp !== 'number') return null
  const claimed: unknown = { ...rights, userId: sub }
  if (!isPrincipal(claimed) || (sid !== undefined && typeof sid !== 'string')) return null
  const { userId } = claimed
  const user = await hashSubject('user', userId)
  return {
    principal: freezeDeep({ userId, ...toRights(claimed) }),
    subjects: sid === undefined ? [user] : [user, sid],
    issuedAt: iat * 1_000,
    expiresAt: exp * 1_000 + clockTolerance * 1_000,
  }
}

/** One principal serves every request of its token: a callback of the host must not be able to change it for the next. */
function freezeDeep<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freezeDeep(inner)
  return Object.freeze(value)
}

function remember(verified: Map<string, Grant>, token: string, grant: Grant): void {
  const [oldest] = verified.keys()
  if (verified.size >= mostRemembered && oldest !== undefined) verified.delete(oldest)
  verified.set(token, grant)
}
