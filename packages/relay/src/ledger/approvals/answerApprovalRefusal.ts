import type { refuseOperation } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { writeOperation } from '../writeOperation.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { readDecision } from './readDecision.ts'

/** Characters. */
const longestReason = 200

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
  const { operation, body } = await readDecision(context, incoming, 'refuseOperation')
  const reason = readReason(body)
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

function readReason({ reason = null, ...rest }: Readonly<Record<string, unknown>>): string | null {
  const [strange] = Object.keys(rest)
  if (strange !== undefined) throw malformed(strange.slice(0, longestReason), 'is not known')
  if (reason === null) return null
  if (typeof reason !== 'string' || reason.length > longestReason)
    throw malformed('reason', `is a text of at most ${longestReason} characters`)
  return reason || null
}

function malformed(field: string, problem: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem } })
}
