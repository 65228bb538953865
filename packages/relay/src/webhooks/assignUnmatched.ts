import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { readLimited } from '../forward/readLimited.ts'
import { readText } from '../forward/readText.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import { isRecord } from '../json/isRecord.ts'
import { tryParseJson } from '../json/tryParseJson.ts'
import { writeOperation } from '../operations/writeOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'

/**
 * Ties an unmatched word to an operation by hand: `POST /webhooks/unmatched/{eventId}` with `{ "operationId": "..." }`.
 *
 * @throws RelayRefusal for anybody but a channel partner's people, and for an event or operation that is not theirs.
 */
export async function assignUnmatched(context: RelayContext, incoming: RelayRequest): Promise<RelayAnswer> {
  const { principal, request, parameters } = incoming
  if (principal.role !== 'channel-partner') throw new RelayRefusal('forbidden')
  const bytes = await readLimited(request.body, 4_096)
  const text = bytes && readText(bytes)
  const body = text === null ? null : tryParseJson(text)
  if (!isRecord(body) || typeof body.operationId !== 'string') throw new RelayRefusal('malformed_request')
  const owners = ownersOf(principal, context.environment)
  const operation = await context.store.assignEvent(
    owners,
    parameters.eventId ?? '',
    body.operationId,
    context.clock.now(),
  )
  if (!operation) throw new RelayRefusal('not_found')
  return answerData(writeOperation(operation))
}
