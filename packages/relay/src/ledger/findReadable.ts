import { readEpoch } from './fence/readEpoch.ts'
import { type Principal, RelayRefusal, type RelayRequest } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'
import type { Owner } from '../database/Owner.ts'
import { createReadCheck, findOperationOwners, mayActFor } from '../identity/index.ts'

/**
 * Finds the operation of a path, when the session may read it.
 *
 * @throws RelayRefusal when there is none, or not any more.
 */
export async function findReadable(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<{ readonly operationId: string }>,
  endpoint: 'getOperation' | 'listOperationRows',
): Promise<OperationRecord> {
  const id = parameters.operationId
  const owners = await findOperationReaders(context, principal, id)
  const found = await context.store.findOperation(owners, id)
  if (!found) throw await whyUnreadable(context, principal, id)
  if (found.actor === principal.userId) return found
  const mayRead = createReadCheck(context, { principal, endpoint })
  if (!(await mayRead(found.owner, found.kind))) throw new RelayRefusal('not_found')
  return found
}

/**
 * `not_found` is taken for a proof that nothing was sent, which it is not of an operation that was forgotten. For such a one the session may know that it was,
 * where it may act for the owner.
 */
async function whyUnreadable(
  context: LedgerContext,
  principal: Principal,
  id: string,
): Promise<RelayRefusal> {
  const { store, environment } = context
  const known = await store.findTombstoneOwners(environment, id)
  const answers = await Promise.all(known.map((owner) => mayActFor(context, principal, owner)))
  const owners = known.filter((_owner, at) => answers[at])
  const tombstone = await store.findTombstone(owners, id)
  return tombstone ? toForgottenRefusal(tombstone) : refuseMissing(context, id)
}

/**
 * Of the owners that have an operation under an id, those of which the session may read it. A person who sent it may for as long as they are
 * signed in, whatever became of their rights, and also while those cannot be found out.
 *
 * @throws RelayRefusal when it cannot be found out whether the session may read one.
 */
async function findOperationReaders(
  context: LedgerContext,
  principal: Principal,
  id: string,
): Promise<Owner[]> {
  const known = await context.store.findOperationOwners(context.environment, id)
  const own = known.flatMap(({ owner, actor }) => (actor === principal.userId ? [owner] : []))
  return own.length > 0 ? own : findOperationOwners(context, principal, id)
}

/** That there is no operation is only known of a key that is as new as the ledger: a restored one may have forgotten it. */
async function refuseMissing({ fence }: LedgerContext, id: string): Promise<RelayRefusal> {
  await fence.refresh()
  const { epoch, isRaised } = fence.current()
  return new RelayRefusal(isRaised || readEpoch(id) !== epoch ? 'ledger_restored' : 'not_found')
}
