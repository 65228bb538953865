import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { mayCall } from '../identity/mayCall.ts'
import { ownersOfOperation } from '../identity/ownersOfOperation.ts'
import type { OperationRecord } from '../operations/OperationRecord.ts'
import { writeOperation } from '../operations/writeOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import { WordContradictsError } from '../stores/WordContradictsError.ts'
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
 * @throws RelayRefusal for anybody but operators and a channel partner's people who may make such writes, for an event or operation that is not theirs, and for a word that
 * does not fit the operation, unless `X-Relay-Confirm: contradiction` says that it is meant.
 */
export async function assignUnmatched(context: RelayContext, incoming: RelayRequest): Promise<RelayAnswer> {
  const { principal, request, requestId, parameters } = incoming
  const isOperator = principal.operator === true
  if (principal.role !== 'channel-partner' && !isOperator) throw new RelayRefusal('forbidden')
  const assignment = readAssignment(await readSmallBody(context, request))
  const word = parameters.eventId ?? ''
  const byOperator = assignment.customerPartnerId !== null
  if (byOperator && !isOperator) throw new RelayRefusal('forbidden')
  const operation = await assign(context, incoming, { ...assignment, id: word }).catch((error: unknown) => {
    throw error instanceof WordContradictsError ? new RelayRefusal('word_contradicts') : error
  })
  if (!operation) throw new RelayRefusal('not_found')
  const facts = { event: 'webhook.assigned', requestId, word, operation: operation.id, byOperator }
  context.logger.info(facts, 'a word was tied to an operation by hand')
  return answerData(writeOperation(operation))
}

async function assign(
  context: RelayContext,
  { principal, request }: RelayRequest,
  { id, operationId, customerPartnerId, outcome }: Assignment & { id: string },
): Promise<OperationRecord | null> {
  const { store, clock, environment } = context
  const despite = request.headers.get(relayHeaders.confirm) === 'contradiction'
  const tied = { id, operationId, despite, now: clock.now() }
  if (customerPartnerId === null) {
    const owners = await ownersOfOperation(context, principal, operationId)
    if (owners.length === 0) return null
    const operation = await store.findOperation(owners, operationId)
    // Whoever may not make such a write does not say what became of one either.
    if (operation && !mayCall(principal, operation.kind)) throw new RelayRefusal('forbidden')
    return operation && store.assignEvent({ ...tied, owners })
  }
  const owner = { environment, kind: 'customerPartnerId', id: customerPartnerId } as const
  return store.assignByOperator({ ...tied, owner, outcome })
}

function readAssignment({ operationId, customerPartnerId, outcome }: Record<string, unknown>): Assignment {
  const isClear =
    typeof operationId === 'string' &&
    (customerPartnerId === undefined || typeof customerPartnerId === 'string') &&
    (outcome === undefined || outcome === 'succeeded' || outcome === 'failed')
  if (!isClear) throw new RelayRefusal('malformed_request')
  return { operationId, customerPartnerId: customerPartnerId ?? null, outcome: outcome ?? null }
}
