import { OptionError } from '@onlend/core/internal'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { RelayErrorCode } from '@onlend/core/relay'
import type { Clock, Logger, Relay } from '../index.ts'
import {
  answerData,
  answerRefusal,
  createMemoryLimiter,
  finishAnswer,
  type RelayAnswer,
  RelayRefusal,
  readSmallBody,
} from '../http/index.ts'
import { readBearer } from '../identity/index.ts'
import { readTokenRequest } from './readTokenRequest.ts'

type Backend = {
  relay: Pick<Relay, 'answer' | 'fetch' | 'issueToken' | 'revoke'>
  mountPath: string
  environment: 'sandbox' | 'production'
  /** The secrets that a backend may show, as they are now: two while one is replaced. */
  readSecrets: () => Promise<readonly string[]>
  allowsOperators: boolean
  clock: Clock
  logger: Logger
}

/** Bytes: a principal whose rights fit into a token is shorter. */
const longestBody = 16_384
/** Characters. A shorter secret counts as none, also where a file was replaced by a bad one. */
const shortestSecret = 32
const window = 60_000
/** Tokens for one person in a minute: a page asks for one every few minutes. */
const perPerson = { limit: 60, window }
const perBackend = { limit: 6_000, window }
/** Requests with a wrong secret. These requests spend nothing of the budget of a backend with the right one. */
const refused = { limit: 60, window }

/**
 * Puts `POST /token` for a backend, and `POST /token/revocation` for its sign-out, before a relay: the backend has signed the person in by itself, and
 * shows a secret that it shares with the relay. Everything else is the relay's.
 */
export function answerBackend(backend: Backend): Pick<Relay, 'answer' | 'fetch'> {
  const { relay, mountPath, logger, clock } = backend
  const limiter = createMemoryLimiter<'person' | 'backend' | 'refused'>()
  const count = (name: 'person' | 'backend' | 'refused', key: string, budget: typeof refused): void => {
    const wait = limiter.use({ name, key, ...budget, now: clock.now() })
    if (wait === null) return
    throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': String(Math.ceil(wait / 1_000)) } })
  }
  const admit = async (request: Request): Promise<void> => {
    if (isFromBrowser(request))
      throw new RelayRefusal('cross_site', {
        data: {
          reason:
            'Tokens are given to your server, which hands them to its pages. A browser may not have the secret.',
        },
      })
    if (isSecret(readBearer(request) ?? '', await backend.readSecrets())) return
    count('refused', 'all', refused)
    logger.warn(
      { event: 'backend.refused' },
      'a request for a token had no secret of this relay, or another one',
    )
    throw new RelayRefusal('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const actions: Record<string, (body: Record<string, unknown>) => Promise<unknown>> = {
    async [`${mountPath}/token`](body) {
      const asked = readTokenRequest(body, backend)
      if (typeof asked === 'string') throw refuse(asked)
      const { principal, sessionId } = asked
      if (typeof principal.userId === 'string') count('person', principal.userId, perPerson)
      try {
        return await relay.issueToken(principal, sessionId === undefined ? {} : { sessionId })
      } catch (error) {
        // The error names the field and quotes nothing of it.
        if (error instanceof OptionError) throw refuse(error.fault)
        throw error
      }
    },
    async [`${mountPath}/token/revocation`](body) {
      const { userId, sessionId } = body
      if (
        Object.keys(body).length !== 1 ||
        typeof (userId ?? sessionId) !== 'string' ||
        (userId ?? sessionId) === ''
      )
        throw refuse('one of userId and sessionId has to be given, and nothing else')
      await relay
        .revoke(typeof userId === 'string' ? { userId } : { sessionId: String(sessionId) })
        .catch(() => {
          // A backend would else believe that no page goes on with the session that it has ended.
          throw new RelayRefusal('store_unavailable')
        })
      return { revoked: true }
    },
  }
  const answer = async (request: Request): Promise<RelayAnswer> => {
    const action = URL.canParse(request.url) ? actions[new URL(request.url).pathname] : undefined
    if (!action || request.method === 'OPTIONS') return relay.answer(request)
    const answered = await run(request, action).catch((error: unknown) => refusalFor(error, logger))
    return finishAnswer(answered, { requestId: crypto.randomUUID(), method: request.method, epoch: null })
  }
  const run = async (
    request: Request,
    action: (body: Record<string, unknown>) => Promise<unknown>,
  ): Promise<RelayAnswer> => {
    if (request.method !== 'POST')
      throw new RelayRefusal('method_not_allowed', { headers: { Allow: 'POST' } })
    await admit(request)
    count('backend', 'all', perBackend)
    if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
      throw new RelayRefusal('unsupported_media_type')
    return answerData(await action(await readSmallBody({ clock }, request, longestBody)))
  }
  return {
    answer,
    async fetch(request) {
      const { status, headers, body } = await answer(request)
      return new Response(body, { status, headers })
    },
  }
}

/** Whether a browser sent a request. No server sends these by itself; `Sec-Fetch-Mode`, which Node's own `fetch` sends, says nothing. */
function isFromBrowser({ headers }: Request): boolean {
  return ['Origin', 'Cookie', 'Sec-Fetch-Site', 'Sec-Fetch-Dest'].some((name) => headers.has(name))
}

/** Whether a text is one of the secrets. The function always compares all secrets, by digests of equal length: its time reveals nothing of them. */
function isSecret(shown: string, secrets: readonly string[]): boolean {
  const digest = toDigest(shown)
  let isKnown = false
  for (const secret of secrets)
    if (timingSafeEqual(digest, toDigest(secret)) && secret.length >= shortestSecret) isKnown = true
  return isKnown
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function refuse(reason: string, code: RelayErrorCode = 'malformed_request'): RelayRefusal {
  return new RelayRefusal(code, { data: { reason } })
}

function refusalFor(error: unknown, logger: Logger): RelayAnswer {
  if (error instanceof RelayRefusal) return answerRefusal(error)
  logger.error({ event: 'backend.failed' }, 'a request of the backend failed inside the relay')
  return answerRefusal(new RelayRefusal('internal'))
}
