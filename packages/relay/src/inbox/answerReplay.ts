import type { replayWebhooks as replayWebhooksEndpoint } from '@onlend/core/relay'
import { readSmallBody, RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { isAllowed } from '../identity/index.ts'
import type { InboxContext } from './InboxContext.ts'
import { replayWebhooks, type ReplayWebhooksOptions } from './replayWebhooks.ts'

/**
 * Reads open webhooks again: `POST /inbox/replay` with `{ "source"?, "since"?, "deliveryId"? }`, where `since` is ISO 8601.
 *
 * @throws RelayRefusal for all but operators.
 */
export async function answerReplay(
  context: InboxContext,
  { principal, request }: RelayRequest<object>,
): Promise<RouteAnswer<typeof replayWebhooksEndpoint>> {
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'replayWebhooks', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  return { data: await replayWebhooks(context, readOptions(await readSmallBody(context, request))) }
}

function readOptions({ source, since, deliveryId, ...rest }: Record<string, unknown>): ReplayWebhooksOptions {
  const options: ReplayWebhooksOptions = {}
  if (typeof source === 'string') options.source = source
  if (typeof deliveryId === 'string') options.deliveryId = deliveryId
  if (typeof since === 'string' && !Number.isNaN(Date.parse(since))) options.since = Date.parse(since)
  // A misspelt limit would read more again than was meant.
  const given = [source, since, deliveryId].filter((value) => value !== undefined).length
  if (Object.keys(rest).length > 0 || Object.keys(options).length !== given) {
    throw new RelayRefusal('malformed_request')
  }
  return options
}
