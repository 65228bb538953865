import { answerData } from '../answers/answerData.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { Owner } from '../identity/Owner.ts'
import { subjectsOf } from '../identity/subjectsOf.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import { createSessionCheck } from './createSessionCheck.ts'
import { listChangeEventsSince } from './listChangeEventsSince.ts'
import { readCursor } from './readCursor.ts'

/**
 * Tells what happened after `Last-Event-ID`: as a stream to whoever accepts one, else as a list.
 *
 * @throws RelayRefusal when this partner or this instance has too many streams open, or the relay is closing.
 */
export async function answerEvents(
  context: RelayContext,
  incoming: RelayRequest,
  owner: Owner,
): Promise<RelayAnswer> {
  const { request, principal } = incoming
  const cursor = await readCursor(await context.store.secret(), owner, request.headers.get('Last-Event-ID'))
  const wantsStream =
    request.method === 'GET' && (request.headers.get('Accept') ?? '').includes('text/event-stream')
  if (!wantsStream) return answerData(await listChangeEventsSince(context, owner, cursor))
  const { userId } = principal
  const isStillAllowed = createSessionCheck(context, { request, userId, owner })
  const subjects = await subjectsOf(context, principal)
  // Nothing may come between this and the opening: a stream that is opened later is nobody's to end.
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const stream = context.streams.open({ owner, userId, subjects, position: cursor, isStillAllowed })
  if (!stream) throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': '30' } })
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  }
  return { status: 200, headers, body: stream }
}
