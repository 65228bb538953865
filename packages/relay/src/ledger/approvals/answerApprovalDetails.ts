import { operations } from '@onlend/core/operations'
import type { getApproval } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { keyedHash } from '../../lib/keyedHash.ts'
import { readStoreSecret } from '../readStoreSecret.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { findDecidable } from './findDecidable.ts'

/**
 * Shows what a person decides about, from the sealed body itself: `GET /operations/{id}/approval`. The entry of the audit is written first, so that no number
 * leaves without one.
 *
 * @throws RelayRefusal for what may not be decided, which is also what does not wait any more, and where the body cannot be opened.
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
  // Another person has just decided, or the body was sealed with a secret that is not given any more.
  if (!waiting) throw new RelayRefusal('store_unavailable')
  const { owner, id, kind, actor } = operation
  const { summary, destination, body } = waiting.facts
  const secret = await readStoreSecret(context)
  const unavailable = () => {
    throw new RelayRefusal('store_unavailable')
  }
  const isPaid =
    destination === null
      ? null
      : await store
          .hasPaid({ owner, kind, ...summary, accountHash: await keyedHash(secret, destination) })
          .catch(unavailable)
  const facts = { kind, askedBy: actor }
  const note = { action: 'shown', by: principal.userId, owner, subject: id, facts, at: clock.now() } as const
  await store.appendAudit(environment, note, (text) => keyedHash(secret, text)).catch(unavailable)
  const isFirstPayment = isPaid === null ? null : !isPaid
  return { data: { ...operations[kind].disclose(body), isFirstPayment } }
}
