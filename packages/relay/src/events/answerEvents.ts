import { answerData } from '../answers/answerData.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { Owner } from '../identity/Owner.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import { openEventStream } from './openEventStream.ts'
import { readCursor } from './readCursor.ts'
import { readNotices } from './readNotices.ts'

/**
 * Tells what happened after `Last-Event-ID`: as a stream to whoever accepts one, else as a list.
 *
 * @throws RelayRefusal when this person has too many streams open.
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
  if (!wantsStream) return answerData((await readNotices(context.store, owner, cursor)).notices)
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const stream = openEventStream(context, { request, owner, userId: principal.userId, position: cursor })
  if (!stream) throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': '30' } })
  const headers = {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  }
  return { status: 200, headers, body: stream }
}
