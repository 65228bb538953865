import { refuseOperation } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { writeOperation } from '../writeOperation.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { readDecision } from './readDecision.ts'

/**
 * Refuses an operation that waits for a second person, which the relay then never sends: `POST /operations/{id}/refusal`, with or without a `reason`. The
 * person who asked for the operation may refuse it too.
 *
 * @throws RelayRefusal for an operation that the person may not decide or that does not wait any more, and for an invalid field.
 */
export async function answerApprovalRefusal(
  context: LedgerContext,
  incoming: RelayRequest<RouteParameters<typeof refuseOperation>>,
): Promise<RouteAnswer<typeof refuseOperation>> {
  const { principal, requestId } = incoming
  const { store, clock, logger } = context
  const { operation, input } = await readDecision(context, incoming, refuseOperation)
  const reason = input.reason || null
  const result = await store
    .decideApproval({
      ...{ key: { owner: operation.owner, id: operation.id }, says: 'refused', reason },
      ...{ by: principal.userId, byName: principal.displayName ?? null, now: clock.now() },
    })
    .catch(() => {
      throw new RelayRefusal('store_unavailable')
    })
  if (result.type === 'refused') {
    const facts = { requestId, operation: operation.id, endpoint: operation.kind }
    logger.info({ event: 'operation.refused', ...facts }, 'an operation that waited for approval was refused')
    return { data: writeOperation(result.operation) }
  }
  if (result.type === 'notAwaiting')
    throw new RelayRefusal('not_awaiting_approval', { data: writeOperation(result.operation) })
  throw new RelayRefusal('not_found')
}
