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
import type { InboxQuery, OpenDelivery, UnmatchedEvent } from './InboxStore.ts'
import { redactBody } from './redactBody.ts'
import { readVisiblePage } from '../lib/readVisiblePage.ts'
import { writeDismissal } from './writeDismissal.ts'
import type { InboxPage } from '../ledger/index.ts'

const pageSize = 200

/**
 * Lists what waits for a person in the inbox, oldest first, 200 at a time; `after` with the `place` of the last one asks for the next. A
 * channel partner's people see the settlement events without an operation of the partners they may act for. An operator sees every settlement event that is
 * open, of any partner, and webhooks that could not be read, blanked; with `why`, those in which nothing final was read (`unread`) or what was dismissed.
 *
 * @throws RelayRefusal for all other people, and for a place or a `why` that there is not.
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
      // A webhook that could not be read is about nothing that is known.
      const { kind, customerPartnerId: named } = 'body' in open ? untold : open
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

/** A list of one partner holds the events that name it. */
async function wantedOwners(
  context: InboxContext,
  principal: Principal,
  wanted: string | undefined,
): Promise<Owner[]> {
  if (principal.role !== 'channel-partner' && principal.operator !== true) throw new RelayRefusal('forbidden')
  if (wanted === undefined) return findOwners(context, principal)
  const owner: Owner = { environment: context.environment, kind: 'customerPartnerId', id: wanted }
  // Asked about the one, since a channel partner's customers cannot always be listed.
  if (principal.operator !== true && !(await mayActFor(context, principal, owner)))
    throw new RelayRefusal('forbidden')
  return [owner]
}

type Open = UnmatchedEvent | OpenDelivery

function byPlace(one: Open, other: Open): number {
  if (one.receivedAt !== other.receivedAt) return one.receivedAt - other.receivedAt
  return one.id < other.id ? -1 : 1
}

/** What a webhook in which no event was read cannot tell. */
const untold = {
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
  const told =
    'body' in open
      ? { ...untold, ...open, body: open.body && redactBody(open.body) }
      : { ...open, body: null }
  return {
    ...told,
    receivedAt: new Date(receivedAt).toISOString(),
    place: `${receivedAt}_${id}`,
    dismissal: dismissal && writeDismissal(dismissal),
  }
}

/**
 * Every owner whose data the session may read and that can be listed.
 *
 * @throws RelayRefusal when the service should be asked for them and cannot be.
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
