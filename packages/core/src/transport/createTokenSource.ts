import { OptionError } from '../errors/OptionError.ts'
import type { IssuedToken } from '../relay/models/IssuedToken.ts'
import { createDeadline } from './createDeadline.ts'
import { rejectOnAbort } from './rejectOnAbort.ts'

type CreateTokenSourceParameters = {
  /** Asks your server for a token; `null` when the person is signed out. The signal aborts at the timeout. */
  fetchToken: (signal: AbortSignal) => Promise<IssuedToken | null>
  /** Milliseconds until `fetchToken` is aborted; the next call then fetches anew. @default 15000 */
  timeout?: number
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** Milliseconds before its end at which a token is renewed, or half of its lifetime if that is shorter. */
const margin = 30_000

/**
 * Makes a `getToken` that keeps a token while it is valid and fetches one for all waiting calls. Make one for each person who signs in.
 *
 * The source renews a token shortly before its end while calls go on with it. The device's clock can be wrong, so the source also renews a
 * token that the relay refuses.
 *
 * @example
 * const getToken = createTokenSource({
 *   async fetchToken(signal) {
 *     const answer = await fetch('/my-token', { method: 'POST', signal })
 *     if (answer.status === 401) return null
 *     if (!answer.ok) throw new Error('No token could be fetched')
 *     return answer.json()
 *   },
 * })
 * const client = createLendingClient({ baseUrl: 'https://api.example/lending', getToken })
 */
export function createTokenSource({
  fetchToken,
  timeout = 15_000,
  now = Date.now,
}: CreateTokenSourceParameters): (refused?: string) => Promise<string | null> {
  let held: { token: string; renewAt: number; endsAt: number } | null = null
  let fetching: Promise<string | null> | null = null

  const renew = async (): Promise<string | null> => {
    const askedAt = now()
    const deadline = createDeadline(timeout, undefined)
    try {
      const issued = await rejectOnAbort(fetchToken(deadline.signal), deadline.signal)
      if (issued !== null && typeof issued?.token !== 'string')
        throw new OptionError(
          'fetchToken must return { token, expiresAt }, or null when the person is signed out',
        )
      held = issued && { token: issued.token, ...getLifetime(issued, askedAt) }
      return held?.token ?? null
    } finally {
      deadline.clear()
    }
  }

  /** The lifetime of the token, measured from before the request: it does not depend on the device's clock. */
  const getLifetime = ({ lifetime, expiresAt }: IssuedToken, askedAt: number) => {
    const endsAt = lifetime === undefined ? Date.parse(expiresAt) : askedAt + lifetime
    // A token that seems to have ended on arrival shows a wrong clock: the source keeps it until the relay refuses it.
    if (!(endsAt > now())) return { renewAt: Infinity, endsAt: Infinity }
    return { renewAt: endsAt - Math.min(margin, (endsAt - askedAt) / 2), endsAt }
  }

  const renewOnce = (): Promise<string | null> => {
    fetching ??= renew().finally(() => {
      fetching = null
    })
    return fetching
  }

  return async (refused) => {
    const good = held && held.token !== refused && now() < held.endsAt ? held : null
    if (!good) return renewOnce()
    // No call waits for the renewal or fails with it: the present token is still valid.
    if (now() >= good.renewAt) renewOnce().catch(() => undefined)
    return good.token
  }
}
