import type { InboxEvent, listInboxEvents } from '@onlend/core/relay'
import {
  type Principal,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { createReadCheck, findPartners, mayActFor } from '../identity/index.ts'
import type { Owner } from '../database/Owner.ts'
import type { InboxContext } from './InboxContext.ts'
import type { InboxQuery, OpenDelivery, UnmatchedEvent } from './InboxRecord.ts'
import { redactBody } from './redactBody.ts'
import { readVisiblePage } from '../lib/readVisiblePage.ts'
import { writeDismissal } from './writeDismissal.ts'
import type { InboxPage } from '../ledger/index.ts'

const pageSize = 200

/**
 * Lists the inbox entries that wait for a person, oldest first, 200 at a time; `after` with the `place` of the last entry asks for the next. A
 * channel partner's people see the unmatched settlement events of the partners for whom they may act. An operator sees the open settlement events of all
 * partners and the unreadable webhooks, blanked; with `why`, the webhooks without a final event (`unread`) or the dismissed entries.
 *
 * @throws RelayRefusal for all other people, and for an invalid place or `why`.
 */
export async function answerInbox(
  context: InboxContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listInboxEvents>>,
): Promise<RouteAnswer<typeof listInboxEvents>> {
  const { store, environment } = context
  const { customerPartnerId: wanted } = parameters
  const page = readPage(parameters)
  const mayRead = createReadCheck(context, { principal, endpoint: 'listInboxEvents' })
  const shown = {
    placeOf: ({ receivedAt, id }: Open) => ({ receivedAt, id }),
    isShown(open: Open): Promise<boolean> {
      // An unreadable webhook names no partner and no kind.
      const { kind, customerPartnerId: named } = 'body' in open ? unread : open
      return mayRead(named === null ? null : { kind: 'customerPartnerId', id: named }, kind)
    },
  }
  if (principal.operator === true && wanted === undefined) {
    const open = await readVisiblePage<Open>(page.after, {
      limit: pageSize,
      async read(next) {
        const { events, deliveries } = await store.listOpen(environment, { ...page, ...next })
        return [...events, ...deliveries].toSorted(byPlace).slice(0, pageSize)
      },
      ...shown,
    })
    return { data: open.map(write) }
  }
  if (page.why !== undefined) throw new RelayRefusal(principal.operator ? 'malformed_request' : 'forbidden')
  const owners = await wantedOwners(context, principal, wanted)
  if (owners.length === 0) return { data: [] }
  const read = (next: InboxPage) => store.listUnmatched(owners, next)
  const events = await readVisiblePage(page.after, { limit: pageSize, read, ...shown })
  return { data: events.map(write) }
}

function readPage({ after, why }: RouteParameters<typeof listInboxEvents>): InboxQuery {
  const [, receivedAt, id] = after?.match(/^(\d{1,15})_(.+)$/) ?? []
  const isClear =
    (after === undefined || id) && (why === undefined || why === 'unread' || why === 'dismissed')
  if (!isClear) throw new RelayRefusal('malformed_request')
  return { limit: pageSize, after: id ? { receivedAt: Number(receivedAt), id } : undefined, why }
}

/** The owners whose events the list contains: the wanted one, or all that the session may read. */
async function wantedOwners(
  context: InboxContext,
  principal: Principal,
  wanted: string | undefined,
): Promise<Owner[]> {
  if (principal.role !== 'channel-partner' && principal.operator !== true) throw new RelayRefusal('forbidden')
  if (wanted === undefined) return findOwners(context, principal)
  const owner: Owner = { environment: context.environment, kind: 'customerPartnerId', id: wanted }
  // Checks the one partner, since the relay cannot always list a channel partner's customers.
  if (principal.operator !== true && !(await mayActFor(context, principal, owner)))
    throw new RelayRefusal('forbidden')
  return [owner]
}

type Open = UnmatchedEvent | OpenDelivery

function byPlace(one: Open, other: Open): number {
  if (one.receivedAt !== other.receivedAt) return one.receivedAt - other.receivedAt
  return one.id < other.id ? -1 : 1
}

/** The empty event fields of a webhook without a settlement event. */
const unread = {
  kind: null,
  outcome: null,
  customerPartnerId: null,
  reference: null,
  transactionReference: null,
  amount: null,
  destinationEnd: null,
  message: null,
  candidates: [],
}

function write(open: Open): InboxEvent {
  const { id, receivedAt, dismissal } = open
  const readable =
    'body' in open
      ? { ...unread, ...open, body: open.body && redactBody(open.body) }
      : { ...open, body: null }
  return {
    ...readable,
    receivedAt: new Date(receivedAt).toISOString(),
    place: `${receivedAt}_${id}`,
    dismissal: dismissal && writeDismissal(dismissal),
  }
}

/**
 * Lists every owner whose data the session may read, as far as the relay can list them.
 *
 * @throws RelayRefusal when the relay needs the service for the list and cannot reach it.
 */
async function findOwners(context: InboxContext, principal: Principal): Promise<Owner[]> {
  const { environment } = context
  const partners = await findPartners(context, principal)
  const owners = partners.map(({ id }): Owner => ({ environment, kind: 'customerPartnerId', id }))
  if (principal.role === 'channel-partner' && principal.channelPartnerId) {
    owners.push({ environment, kind: 'channelPartnerId', id: principal.channelPartnerId })
  }
  return owners
}
