import type { listChangeEvents, ChangeEvent } from '@onlend/core/relay'
import { RelayRefusal } from '../http/RelayRefusal.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest, RouteParameters } from '../routes/RelayRequest.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'
import { isSameSecret } from '../lib/isSameSecret.ts'
import type { Owner } from '../principals/Owner.ts'
import { writeCursor } from './writeCursor.ts'
import { readChangeEvents, type SentChangeEvent } from './readChangeEvents.ts'
import { identify } from '../identity/identify.ts'
import type { Principal } from '../principals/Principal.ts'
import { hashSubject } from '../identity/revocations/hashSubject.ts'

/**
 * Answers the change events after `Last-Event-ID`: as a stream if the request accepts one, else as a list.
 *
 * @throws RelayRefusal when this partner or this instance has too many streams open, or the relay is closing.
 */
export async function answerEvents(
  context: RelayContext,
  { request, principal, parameters }: RelayRequest<RouteParameters<typeof listChangeEvents>>,
): Promise<RouteAnswer<typeof listChangeEvents>> {
  const { customerPartnerId: id } = parameters
  if (id === undefined) throw new RelayRefusal('malformed_request')
  const owner = { environment: context.environment, kind: 'customerPartnerId', id } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const cursor = await readCursor(await context.store.secret(), owner, request.headers.get('Last-Event-ID'))
  const wantsStream =
    request.method === 'GET' && (request.headers.get('Accept') ?? '').includes('text/event-stream')
  if (!wantsStream) return { data: await listChangeEventsSince(context, owner, cursor) }
  const { userId } = principal
  const isStillAllowed = createSessionCheck(context, { request, userId, owner })
  const subjects = await getSubjects(context, principal)
  // Nothing may come between this and the opening: a stream that is opened later is nobody's to end.
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const stream = context.streams.open({ owner, userId, subjects, position: cursor, isStillAllowed })
  if (!stream) throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': '30' } })
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  }
  return { stream, headers }
}

/** The sequence number in a `Last-Event-ID`; `null` when there is none or it was not written for this owner. */
async function readCursor(secret: string, owner: Owner, cursor: string | null): Promise<number | null> {
  const [, digits] = /^(\d{1,15})\.[0-9a-f]{24}$/.exec(cursor ?? '') ?? []
  if (cursor === null || digits === undefined) return null
  const sequence = Number(digits)
  return isSameSecret(await writeCursor(secret, owner, sequence), cursor) ? sequence : null
}

/** What a reader who polls gets: the same change events as on the stream. */
async function listChangeEventsSince(
  { store, clock }: Pick<RelayContext, 'store' | 'clock'>,
  owner: Owner,
  position: number | null,
): Promise<ChangeEvent[]> {
  const batch = await readChangeEvents(store, owner, position)
  if (batch.isLost(position)) return [whole(await batch.createReset(position, clock.now()))]
  return batch.changeEvents.map(({ changeEvent }) => whole(changeEvent))
}

/** On the stream, what is not said is left out. */
function whole(changeEvent: SentChangeEvent): ChangeEvent {
  return { revision: null, quiet: null, ...changeEvent }
}

type SessionCheckParameters = { request: Request; userId: string; owner: Owner }

/** Asks the host again, from the headers of a request alone, whether its session is still the same person's and may act for this owner. */
function createSessionCheck(
  context: RelayContext,
  { request, userId, owner }: SessionCheckParameters,
): () => Promise<boolean> {
  // Plain text for as long as the stream is open, and not the request with all that hangs on it.
  const { url } = request
  const headers = [...request.headers]
  return async () => {
    // Also what another instance has revoked ends a stream here.
    await context.identity.revocations.refresh()
    // A token of which it cannot be known whether it still holds does not.
    const principal = await identify(context, new Request(url, { headers })).catch(() => null)
    if (principal?.userId !== userId) return false
    // Its reader comes back, and is told as soon as somebody can say.
    return mayActFor(context, principal, owner).catch(() => false)
  }
}

/** Whom a signed-in person can be revoked as: the person, and the session where the host names it. */
async function getSubjects(
  { identity }: Pick<RelayContext, 'identity'>,
  principal: Principal,
): Promise<readonly string[]> {
  const known = identity.tokens?.getSubjects(principal)
  if (known) return known
  const user = await hashSubject('user', principal.userId)
  if (principal.sessionId === undefined) return [user]
  return [user, await hashSubject('session', principal.sessionId)]
}
