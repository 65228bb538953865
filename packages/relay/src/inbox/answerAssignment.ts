import type { EndpointInput } from '@onlend/core/internal'
import { assignEvent } from '@onlend/core/relay'
import {
  readInput,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { findOperationOwners, isAllowed, mayCall, toAuthorized } from '../identity/index.ts'
import { type OperationRecord, writeOperation } from '../ledger/index.ts'
import type { InboxContext } from './InboxContext.ts'
import { AssignmentConflictError } from './AssignmentConflictError.ts'

/**
 * Assigns a settlement event to an operation by hand: `POST /inbox/{eventId}/assignment` with `{ "operationId": "..." }`. An operator adds
 * `customerPartnerId`, since such an event can lack a partner, and `outcome` for a webhook without a settlement event.
 *
 * @throws RelayRefusal for a person who is neither an operator nor of a channel partner with the right to such writes, for an event or operation of others,
 * and, without `force`, for a settlement event that does not fit the operation.
 */
export async function answerAssignment(
  context: InboxContext,
  incoming: RelayRequest<RouteParameters<typeof assignEvent>>,
): Promise<RouteAnswer<typeof assignEvent>> {
  const { principal, request, requestId, parameters } = incoming
  const isOperator = principal.operator === true
  if (principal.role !== 'channel-partner' && !isOperator) throw new RelayRefusal('forbidden')
  const { input } = await readInput(context, request, assignEvent)
  const { eventId: id } = parameters
  const byOperator = input.customerPartnerId !== undefined
  if (byOperator && !isOperator) throw new RelayRefusal('forbidden')
  const operation = await assign(context, incoming, { ...input, id }).catch((error: unknown) => {
    throw error instanceof AssignmentConflictError ? new RelayRefusal('assignment_conflict') : error
  })
  if (!operation) throw new RelayRefusal('not_found')
  const facts = {
    event: 'webhook.assigned',
    requestId,
    settlementEvent: id,
    operation: operation.id,
    byOperator,
  }
  context.logger.info(facts, 'a settlement event was tied to an operation by hand')
  return { data: writeOperation(operation) }
}

async function assign(
  context: InboxContext,
  { principal }: Pick<RelayRequest, 'principal'>,
  {
    id,
    operationId,
    customerPartnerId,
    outcome,
    force = false,
  }: EndpointInput<typeof assignEvent> & { id: string },
): Promise<OperationRecord | null> {
  const { store, ledger, clock, environment } = context
  const tied = { id, operationId, force, by: principal.userId, now: clock.now() }
  const mayAssign = async (operation: OperationRecord): Promise<boolean> => {
    const asked = { principal, endpoint: 'assignEvent', owner: operation.owner } as const
    return isAllowed(context, { ...asked, operation: toAuthorized(operation) })
  }
  if (customerPartnerId === undefined) {
    const owners = await findOperationOwners(context, principal, operationId)
    if (owners.length === 0) return null
    const operation = await ledger.findOperation(owners, operationId)
    // A person who may not send such an operation may not assign its outcome either.
    if (operation && !(mayCall(principal, operation.kind) && (await mayAssign(operation))))
      throw new RelayRefusal('forbidden')
    return operation && store.assignEvent({ ...tied, owners })
  }
  const owner = { environment, kind: 'customerPartnerId', id: customerPartnerId } as const
  const operation = await ledger.findOperation([owner], operationId)
  if (!operation) return null
  if (!(await mayAssign(operation))) throw new RelayRefusal('forbidden')
  return store.assignByOperator({ ...tied, owner, outcome: outcome ?? null })
}
