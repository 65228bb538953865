import * as own from '@onlend/core/relay'
import {
  readInput,
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { answerAssignment } from './answerAssignment.ts'
import { isAllowed } from '../identity/index.ts'
import { writeDismissal } from './writeDismissal.ts'
import { answerInbox } from './answerInbox.ts'
import { replayWebhooks } from './replayWebhooks.ts'
import { answerWebhook } from './answerWebhook.ts'
import type { InboxContext } from './InboxContext.ts'

const writes = { session: true, budget: 'writes' } as const

/**
 * Closes an entry that is about no operation: `POST /inbox/{eventId}/dismissal` with `{ "reason": "..." }`. The entry keeps the person,
 * the moment and the reason, and only an operator's assignment can still use it.
 *
 * @throws RelayRefusal for a person who is not an operator, for a reason that is empty or over 200 characters, and for an entry that is not open.
 */
async function answerDismissal(
  context: InboxContext,
  incoming: RelayRequest<RouteParameters<typeof own.dismissEvent>>,
): Promise<RouteAnswer<typeof own.dismissEvent>> {
  const { principal, request, requestId, parameters } = incoming
  const { store, environment, clock, logger } = context
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'dismissEvent', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  const { reason } = (await readInput(context, request, own.dismissEvent)).input
  const { eventId: id } = parameters
  const dismissal = { by: principal.userId, at: clock.now(), reason }
  if (!(await store.dismiss({ ...dismissal, environment, id }))) throw new RelayRefusal('not_found')
  logger.info(
    { event: 'webhook.dismissed', requestId, settlementEvent: id },
    'a settlement event was closed by hand',
  )
  return { data: { id, dismissal: writeDismissal(dismissal) } }
}

/** The routes for incoming webhooks, and for people who list, assign and dismiss inbox entries. */
export const inboxRoutes: readonly Route<InboxContext>[] = [
  route(own.listInboxEvents, { session: true, budget: 'reads', handle: answerInbox }),
  route(own.assignEvent, { ...writes, handle: answerAssignment }),
  route(own.dismissEvent, { ...writes, handle: answerDismissal }),
  route(own.replayWebhooks, { ...writes, handle: answerReplay }),
  route(own.receiveWebhook, { session: false, budget: null, handle: answerWebhook }),
]

/**
 * Reads open webhooks again: `POST /inbox/replay` with `{ "source"?, "since"?, "deliveryId"? }`, where `since` is ISO 8601.
 *
 * @throws RelayRefusal for a person who is not an operator.
 */
async function answerReplay(
  context: InboxContext,
  { principal, request }: RelayRequest<object>,
): Promise<RouteAnswer<typeof own.replayWebhooks>> {
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'replayWebhooks', owner: null, operation: null })))
    throw new RelayRefusal('forbidden')
  const { since, ...chosen } = (await readInput(context, request, own.replayWebhooks)).input
  const at = since === undefined ? 0 : Date.parse(since)
  if (Number.isNaN(at)) throw new RelayRefusal('malformed_request', { data: { field: 'since' } })
  return { data: await replayWebhooks(context, { ...chosen, since: at }) }
}
