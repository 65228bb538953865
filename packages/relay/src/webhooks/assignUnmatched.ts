import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import type { OperationRecord } from '../operations/OperationRecord.ts'
import { writeOperation } from '../operations/writeOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import { readSmallBody } from './readSmallBody.ts'

type Assignment = {
  operationId: string
  customerPartnerId: string | null
  outcome: 'succeeded' | 'failed' | null
}

/**
 * Ties an unmatched word to an operation by hand: `POST /webhooks/unmatched/{eventId}` with `{ "operationId": "..." }`. An operator adds
 * `customerPartnerId`, since what operators see may name nobody, and `outcome` for a webhook in which no parser found a word.
 *
 * @throws RelayRefusal for anybody but a channel partner's people and operators, and for an event or operation that is not theirs.
 */
export async function assignUnmatched(context: RelayContext, incoming: RelayRequest): Promise<RelayAnswer> {
  const { principal, request, parameters } = incoming
  const isOperator = principal.operator === true
  if (principal.role !== 'channel-partner' && !isOperator) throw new RelayRefusal('forbidden')
  const assignment = readAssignment(await readSmallBody(context, request))
  const eventId = parameters.eventId ?? ''
  if (assignment.customerPartnerId !== null && !isOperator) throw new RelayRefusal('forbidden')
  const operation =
    assignment.customerPartnerId === null
      ? await assignOwn(context, incoming, { eventId, operationId: assignment.operationId })
      : await context.store.assignByOperator({
          owner: {
            environment: context.environment,
            kind: 'customerPartnerId',
            id: assignment.customerPartnerId,
          },
          id: eventId,
          operationId: assignment.operationId,
          outcome: assignment.outcome,
          now: context.clock.now(),
        })
  if (!operation) throw new RelayRefusal('not_found')
  context.logger.info(
    {
      event: 'webhook.assigned',
      word: eventId,
      operation: operation.id,
      byOperator: assignment.customerPartnerId !== null,
    },
    'a word was tied to an operation by hand',
  )
  return answerData(writeOperation(operation))
}

async function assignOwn(
  context: RelayContext,
  { principal }: RelayRequest,
  { eventId, operationId }: { eventId: string; operationId: string },
): Promise<OperationRecord | null> {
  const owners = await ownersOf(context, principal)
  return context.store.assignEvent(owners, eventId, operationId, context.clock.now())
}

function readAssignment({ operationId, customerPartnerId, outcome }: Record<string, unknown>): Assignment {
  const isClear =
    typeof operationId === 'string' &&
    (customerPartnerId === undefined || typeof customerPartnerId === 'string') &&
    (outcome === undefined || outcome === 'succeeded' || outcome === 'failed')
  if (!isClear) throw new RelayRefusal('malformed_request')
  return { operationId, customerPartnerId: customerPartnerId ?? null, outcome: outcome ?? null }
}
