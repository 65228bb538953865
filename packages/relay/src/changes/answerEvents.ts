import { isSameSecret } from '@onlend/core/internal'
import { type listChangeEvents, type ChangeEvent, relayHeaders } from '@onlend/core/relay'
import {
  type Principal,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { findReadableKinds, hashSubject, identify, mayActFor } from '../identity/index.ts'
import type { ChangesContext } from './ChangesContext.ts'
import type { Owner } from '../database/Owner.ts'
import type { IsShown } from './createEventStream.ts'
import { writeChangeEvent } from './writeChangeEvent.ts'
import { writeCursor } from './writeCursor.ts'
import { readChangeEvents, type SentChangeEvent } from './readChangeEvents.ts'

/**
 * Answers the change events after `Last-Event-ID`: as a stream if the request accepts one, else as a list. Without room for one more stream, the
 * answer is a stream that says "poll", has the change events so far and ends.
 *
 * @throws RelayRefusal when the relay is closing.
 */
export async function answerEvents(
  context: ChangesContext,
  { request, principal, parameters }: RelayRequest<RouteParameters<typeof listChangeEvents>>,
): Promise<RouteAnswer<typeof listChangeEvents>> {
  const { customerPartnerId } = parameters
  if (customerPartnerId === undefined) throw new RelayRefusal('malformed_request')
  const owner = {
    environment: context.environment,
    kind: 'customerPartnerId',
    id: customerPartnerId,
  } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const shown = await findShown(context, principal, owner)
  const cursor = await readCursor(await context.store.secret(), owner, request.headers.get('Last-Event-ID'))
  const wantsStream =
    request.method === 'GET' && (request.headers.get('Accept') ?? '').includes('text/event-stream')
  const listSince = () => listChangeEventsSince(context, owner, { position: cursor, isShown: shown })
  if (!wantsStream) return { data: (await listSince()).map(whole) }
  const { userId } = principal
  const check = createSessionCheck(context, { request, userId, owner, isShown: shown })
  const subjects = await getSubjects(context, principal)
  // No wait may come between this check and the opening: `drain` would never end a stream that is opened later.
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const id = readStreamId(request)
  const opened = context.streams.open({ owner, userId, id, subjects, position: cursor, ...check })
  const stream = opened ?? new Blob([pollAnswer, ...(await listSince()).map(writeChangeEvent)]).stream()
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  }
  return { stream, headers }
}

/** The beginning of a stream that the relay has no room for. The kit's client waits 12 to 15 s, each tab another time. */
const pollAnswer = 'event: poll\nretry: 12000\ndata:\n\n'

/** The id that the page gives its stream; `null` for none, and for one that is no random id. */
function readStreamId({ headers }: Request): string | null {
  return /^[0-9a-f-]{32,36}$/.exec(headers.get(relayHeaders.stream) ?? '')?.[0] ?? null
}

/** The sequence number in a `Last-Event-ID`; `null` when there is none or it was not written for this owner. */
async function readCursor(secret: string, owner: Owner, cursor: string | null): Promise<number | null> {
  const [, digits] = /^(\d{1,15})\.[0-9a-f]{24}$/.exec(cursor ?? '') ?? []
  if (cursor === null || digits === undefined) return null
  const sequence = Number(digits)
  return isSameSecret(await writeCursor(secret, owner, sequence), cursor) ? sequence : null
}

/** The answer for a reader who polls: the same change events as on the stream. */
async function listChangeEventsSince(
  { store, clock }: Pick<ChangesContext, 'store' | 'clock'>,
  owner: Owner,
  { position, isShown }: { position: number | null; isShown: IsShown },
): Promise<SentChangeEvent[]> {
  const batch = await readChangeEvents(store, owner, position)
  if (batch.isLost(position)) return [await batch.createReset(position, clock.now())]
  const shown = batch.changeEvents.filter(({ changeEvent, actor }) => isShown(changeEvent, actor))
  return shown.map(({ changeEvent }) => changeEvent)
}

/** Adds the null fields that the stream leaves out. */
function whole(changeEvent: SentChangeEvent): ChangeEvent {
  return { revision: null, quiet: null, ...changeEvent }
}

/** The change events of an owner that a person may see: those of the kinds that they may read, and those of operations that they sent. */
async function findShown(context: ChangesContext, principal: Principal, owner: Owner): Promise<IsShown> {
  const kinds = await findReadableKinds(context, { principal, endpoint: 'listChangeEvents', owner })
  return ({ kind }, actor) =>
    kinds === null || actor === principal.userId || (kind !== null && kinds.has(kind))
}

type SessionCheckParameters = { request: Request; userId: string; owner: Owner; isShown: IsShown }

/**
 * Asks the host again, from the headers of a request alone, whether its session is still the same person's and may act for this owner,
 * and which of its changes that person may see.
 */
function createSessionCheck(
  context: ChangesContext,
  { request, userId, owner, isShown }: SessionCheckParameters,
): { isStillAllowed: () => Promise<boolean>; isShown: IsShown } {
  // Plain text for as long as the stream is open, and not the request with all that hangs on it.
  const { url } = request
  const headers = [...request.headers]
  let shown = isShown
  const isStillAllowed = async (): Promise<boolean> => {
    // A revocation on another instance ends a stream here too.
    await context.identity.revocations.refresh()
    // A token that the relay cannot verify at the moment does not hold.
    const principal = await identify(context, new Request(url, { headers })).catch(() => null)
    if (principal?.userId !== userId) return false
    // The reader connects again, and gets its events once the rights are known.
    if (!(await mayActFor(context, principal, owner).catch(() => false))) return false
    const now = await findShown(context, principal, owner).catch(() => null)
    shown = now ?? shown
    return now !== null
  }
  return { isStillAllowed, isShown: (...event) => shown(...event) }
}

/** The subjects under which a signed-in person can be revoked: the person, and the session where the host names it. */
async function getSubjects(
  { identity }: Pick<ChangesContext, 'identity'>,
  principal: Principal,
): Promise<readonly string[]> {
  const known = identity.tokens?.getSubjects(principal)
  if (known) return known
  const user = await hashSubject('user', principal.userId)
  if (principal.sessionId === undefined) return [user]
  return [user, await hashSubject('session', principal.sessionId)]
}
