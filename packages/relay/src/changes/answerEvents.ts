import type { listChangeEvents } from '@onlend/core/relay'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import { getSubjects } from '../identity/getSubjects.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest, RouteParameters } from '../requests/RelayRequest.ts'
import type { RouteAnswer } from '../routes/RouteAnswer.ts'
import { createSessionCheck } from './createSessionCheck.ts'
import { listChangeEventsSince } from './listChangeEventsSince.ts'
import { readCursor } from './readCursor.ts'

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
