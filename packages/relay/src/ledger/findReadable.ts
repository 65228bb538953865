import { readEpoch } from './fence/readEpoch.ts'
import { type Principal, RelayRefusal, type RelayRequest } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { toForgottenRefusal } from './toForgottenRefusal.ts'
import type { Owner } from '../database/Owner.ts'
import { createReadCheck, findOperationOwners, mayActFor } from '../identity/index.ts'

/**
 * Finds the operation of a path, if the session may read it.
 *
 * @throws RelayRefusal for an operation that does not exist or was forgotten.
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
 * Chooses the refusal. The browser takes `not_found` for a proof that nothing was sent, so a forgotten operation gets another refusal, where the session may
 * act for the owner.
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
 * The owners, among those that have an operation under an id, whose operation the session may read. A person may read their own operation as
 * long as they are signed in, also after they lost other rights, and while the host cannot say their rights.
 *
 * @throws RelayRefusal when the host cannot say whether the session may read one.
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

/** Only a key of the newest epoch proves that there is no operation: a restored ledger may have lost an older one. */
async function refuseMissing({ fence }: LedgerContext, id: string): Promise<RelayRefusal> {
  await fence.refresh()
  const { epoch, isRaised } = fence.current()
  return new RelayRefusal(isRaised || readEpoch(id) !== epoch ? 'ledger_restored' : 'not_found')
}
