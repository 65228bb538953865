import { operations } from '@onlend/core/operations'
import type { getApproval } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { keyedHash } from '../../lib/keyedHash.ts'
import { readStoreSecret } from '../readStoreSecret.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { findDecidable } from './findDecidable.ts'

/**
 * Shows the operation to the person who decides, from the sealed body itself: `GET /operations/{id}/approval`. The relay writes the audit entry first, so
 * that no account number leaves without one.
 *
 * @throws RelayRefusal for an operation that the person may not decide or that does not wait any more, and for a body that cannot be opened.
 */
export async function answerApprovalDetails(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof getApproval>>,
): Promise<RouteAnswer<typeof getApproval>> {
  const { store, clock, environment } = context
  const { operationId, customerPartnerId } = parameters
  const asked = { principal, operationId, customerPartnerId, endpoint: 'getApproval' } as const
  const { operation, waiting } = await findDecidable(context, asked)
  if (operation.state !== 'awaiting_approval') throw new RelayRefusal('not_found')
  // Another person has just decided, or the body was sealed with a secret that the host does not give any more.
  if (!waiting) throw new RelayRefusal('store_unavailable')
  const { owner, id, kind, actor } = operation
  const { summary, destinationKey, body } = waiting.facts
  const secret = await readStoreSecret(context)
  const unavailable = () => {
    throw new RelayRefusal('store_unavailable')
  }
  const isPaid =
    destinationKey === null
      ? null
      : await store
          .hasPaid({ owner, kind, ...summary, accountHash: await keyedHash(secret, destinationKey) })
          .catch(unavailable)
  const facts = { kind, askedBy: actor }
  const note = { action: 'shown', by: principal.userId, owner, subject: id, facts, at: clock.now() } as const
  await store.appendAudit(environment, note, (text) => keyedHash(secret, text)).catch(unavailable)
  const isFirstPayment = isPaid === null ? null : !isPaid
  return { data: { ...operations[kind].disclose(body), isFirstPayment } }
}
