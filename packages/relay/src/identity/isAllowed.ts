import type { RelayContext } from '../RelayContext.ts'
import type { AuthorizeContext } from '../RelayOptions.ts'
import { callbackPatience } from './callbackPatience.ts'
import { withDeadline } from './withDeadline.ts'

/** Asks the host's own `authorize`, which can only narrow. A throw or a hang means no. */
export async function isAllowed(
  { authorize, clock, logger }: RelayContext,
  question: AuthorizeContext,
): Promise<boolean> {
  if (!authorize) return true
  try {
    return (await withDeadline(clock, callbackPatience, () => authorize(question))) === true
  } catch {
    logger.warn(
      { event: 'authorize.failed', endpoint: question.endpoint },
      'authorize failed, which counts as a no',
    )
    return false
  }
}
