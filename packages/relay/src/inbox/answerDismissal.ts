import type { dismissEvent } from '@onlend/core/relay'
import {
  readSmallBody,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { isAllowed } from '../identity/index.ts'
import type { InboxContext } from './InboxContext.ts'
import { writeDismissal } from './writeDismissal.ts'

/** Characters; a reason is one sentence. */
const longestReason = 200

/**
 * Closes what is about nothing here: `POST /inbox/{eventId}/dismissal` with `{ "reason": "..." }`. Who, when and why stay with
 * it, and nothing takes it up again but an operator who assigns it.
 *
 * @throws RelayRefusal for all but operators, for a reason that is empty or over 200 characters, and for what is not open.
 */
export async function answerDismissal(
  context: InboxContext,
  incoming: RelayRequest<RouteParameters<typeof dismissEvent>>,
): Promise<RouteAnswer<typeof dismissEvent>> {
  const { principal, request, requestId, parameters } = incoming
  const { store, environment, clock, logger } = context
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'dismissEvent', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  const reason = readReason(await readSmallBody(context, request))
  const { eventId: id } = parameters
  const dismissal = { by: principal.userId, at: clock.now(), reason }
  if (!(await store.dismiss({ ...dismissal, environment, id }))) throw new RelayRefusal('not_found')
  logger.info(
    { event: 'webhook.dismissed', requestId, settlementEvent: id },
    'a settlement event was closed by hand',
  )
  return { data: { id, dismissal: writeDismissal(dismissal) } }
}

function readReason({ reason, ...rest }: Record<string, unknown>): string {
  const told = typeof reason === 'string' ? reason.trim() : ''
  if (told === '' || told.length > longestReason || Object.keys(rest).length > 0)
    throw new RelayRefusal('malformed_request')
  return told
}
