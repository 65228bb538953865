import type { IssuedToken } from '@onlend/core/relay'
import type { DoubleCall } from './DoubleCall.ts'
import { refuse } from './refuse.ts'

/** Milliseconds that a token is valid: the default of the real relay. */
const lifetime = 600_000

/** Makes the answer to `POST /token`; without `areMade` it refuses, as a host without tokens does. */
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
