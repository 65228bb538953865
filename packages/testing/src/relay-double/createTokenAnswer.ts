import type { IssuedToken } from '@onlend/core/relay'
import type { DoubleCall } from './DoubleCall.ts'
import { refuse } from './refuse.ts'

/** Milliseconds that a token is good for, as the relay's own are unless it is told otherwise. */
const lifetime = 600_000

/** Makes what answers `POST /token`; without `areMade` as a host that hands out none. */
export function createTokenAnswer(
  areMade: boolean,
  now: () => number,
): (call: Pick<DoubleCall, 'headers'>) => Response | { data: IssuedToken } {
  let made = 0
  return ({ headers }) => {
    if (!areMade) return refuse('not_found')
    // A token cannot ask for its own successor.
    if (headers.get('Authorization') !== null) return refuse('forbidden')
    made += 1
    return {
      data: { token: `double-token-${made}`, expiresAt: new Date(now() + lifetime).toISOString(), lifetime },
    }
  }
}
