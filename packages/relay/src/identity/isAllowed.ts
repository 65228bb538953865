import { callbackTimeout, RelayRefusal } from '../http/index.ts'
import type { IdentityContext } from './IdentityContext.ts'
import type { AuthorizeContext } from './IdentityOptions.ts'
import { withDeadline } from '../lib/withDeadline.ts'

/**
 * Asks the host's own `authorize`, which can only narrow. Every answer but `true` is a no.
 *
 * @throws RelayRefusal when it throws or hangs: the request does not pass, and the answer does not say "forbidden".
 */
export async function isAllowed({ identity }: IdentityContext, question: AuthorizeContext): Promise<boolean> {
  const { authorize, clock, logger } = identity
  if (!authorize) return true
  const answer = await withDeadline(clock, callbackTimeout, () => authorize(question)).catch(() => null)
  if (answer !== null) return answer === true
  logger.warn(
    { event: 'authorize.failed', endpoint: question.endpoint },
    'authorize failed or did not answer',
  )
  throw new RelayRefusal('rights_unknown')
}
