import { callbackTimeout } from '../http/index.ts'
import { withDeadline } from '../lib/withDeadline.ts'
import type { UpstreamContext } from './UpstreamContext.ts'
import type { ApiKeyContext } from './UpstreamOptions.ts'
import { isKey } from './isKey.ts'

/** The key of one call; `null` where the host's function throws, hangs or finds none: without a key the relay sends nothing. */
export async function findKey(
  { upstream: { apiKey }, clock, logger }: Pick<UpstreamContext, 'upstream' | 'clock' | 'logger'>,
  asked: ApiKeyContext,
): Promise<string | null> {
  if (typeof apiKey === 'string') return apiKey
  const key: unknown = await withDeadline(clock, callbackTimeout, () => apiKey(asked)).catch(() => null)
  if (typeof key === 'string' && isKey(key)) return key
  logger.warn(
    { event: 'key.not_found', endpoint: asked.endpoint },
    'upstream.apiKey found no usable key, so nothing was sent',
  )
  return null
}
