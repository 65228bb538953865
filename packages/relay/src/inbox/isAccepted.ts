import { withDeadline } from '../identity/withDeadline.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { ReadySource } from './readWebhookSources.ts'

/** Whether the host takes webhooks of a source from where a request came; a callback that throws or hangs means no. */
export async function isAccepted(
  { clock, logger }: RelayContext,
  request: Request,
  { accept }: ReadySource,
): Promise<boolean> {
  if (!accept) return true
  try {
    return (await withDeadline(clock, 2_000, () => accept(request))) === true
  } catch {
    logger.error({ event: 'webhook.accept_failed' }, 'accept failed, which counts as a no')
    return false
  }
}
