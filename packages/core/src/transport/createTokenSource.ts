/** A token of the relay and the moment it ends, ISO 8601 in UTC: what `POST /token` and `issueToken` return. */
export type IssuedToken = { token: string; expiresAt: string }

type CreateTokenSourceParameters = {
  /** Asks your server for a token; `null` when nobody is signed in. */
  fetchToken: () => Promise<IssuedToken | null>
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** Milliseconds before its end from which a token is renewed; half of its life where that is shorter. */
const margin = 30_000

/**
 * Makes a `getToken` that keeps a token for as long as it is good and fetches one for all who wait. Make one for each person who signs in.
 *
 * The device's clock only says when to renew early: a wrong one costs a round trip, since a token that the relay refuses is renewed too.
 *
 * @example
 * const getToken = createTokenSource({ fetchToken: () => fetch('/my-token').then((answer) => answer.json()) })
 * const client = createLendingClient({ baseUrl: 'https://api.example/lending', getToken })
 */
export function createTokenSource({
  fetchToken,
  now = Date.now,
}: CreateTokenSourceParameters): (refused?: string) => Promise<string | null> {
  let held: { token: string; renewAt: number; endsAt: number } | null = null
  let fetching: Promise<string | null> | null = null

  const renew = async () => {
    const issued = await fetchToken()
    const life = issued ? Date.parse(issued.expiresAt) - now() : 0
    // A token that is over when it comes was measured by a clock that is wrong: it is good until it is refused.
    const early = life > 0 ? now() + life - Math.min(margin, life / 2) : Infinity
    held = issued && { token: issued.token, renewAt: early, endsAt: life > 0 ? now() + life : Infinity }
    return held?.token ?? null
  }

  return async (refused) => {
    const good = held && held.token !== refused && now() < held.endsAt ? held : null
    if (good && now() < good.renewAt) return good.token
    fetching ??= renew().finally(() => {
      fetching = null
    })
    // A token that still holds does not fail because the next one could not be had yet.
    return good ? fetching.catch(() => good.token) : fetching
  }
}
