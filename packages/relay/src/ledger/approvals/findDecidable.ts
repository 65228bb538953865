import { type Principal, RelayRefusal } from '../../http/index.ts'
import {
  createReadCheck,
  findOperationOwners,
  isAllowed,
  mayCall,
  toAuthorized,
} from '../../identity/index.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { OperationRecord } from '../OperationRecord.ts'
import type { WaitingRequest } from '../OperationStore.ts'
import { readWriteFacts, type WriteFacts } from '../readWriteFacts.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** An operation that a person may decide about. */
export type Decidable = {
  operation: OperationRecord
  /** What is sent if it is approved, and what that says; `null` where it does not wait any more. */
  waiting: (WaitingRequest & { facts: WriteFacts }) | null
}

type AskedDecidable = {
  principal: Principal
  operationId: string
  /** Whose operation it is, where the request names one. */
  customerPartnerId: string | undefined
  endpoint: 'getApproval' | 'approveOperation' | 'refuseOperation'
}

/**
 * Finds the operation that a person wants to decide about, who may act for its owner, may send its kind, and is let by the host with all that is known of it.
 *
 * @throws RelayRefusal when there is none that they may see, when they may not decide, and where several partners have one under this id and none is named.
 */
export async function findDecidable(
  context: LedgerContext,
  { principal, operationId: id, customerPartnerId, endpoint }: AskedDecidable,
): Promise<Decidable> {
  const mayAct = await findOperationOwners(context, principal, id)
  const owners =
    customerPartnerId === undefined
      ? mayAct
      : mayAct.filter((one) => one.kind === 'customerPartnerId' && one.id === customerPartnerId)
  const [owner, other] = owners
  if (other)
    throw malformed('customerPartnerId', 'is needed: several partners have an operation under this id')
  const operation = owner ? await context.store.findOperation([owner], id) : null
  if (!operation) throw new RelayRefusal('not_found')
  const { kind, actor } = operation
  const mayRead = createReadCheck(context, { principal, endpoint })
  // Who may not send its kind may not decide about it: for them there is nothing to decide.
  const mayDecide = mayCall(principal, kind) && (await mayRead(operation.owner, kind))
  if (actor !== principal.userId && !mayDecide) throw new RelayRefusal('not_found')
  const found = operation.state === 'awaiting_approval' ? await findWaiting(context, operation) : null
  const waiting = found && { ...found, facts: readWriteFacts(kind, tryParseJson(found.body)) }
  const asked = toAuthorized({ ...operation, destination: waiting?.facts.destination ?? null })
  const question = { principal, endpoint, owner: operation.owner, operation: asked }
  if (!(await isAllowed(context, question))) throw new RelayRefusal('forbidden')
  return { operation, waiting }
}

/** What was sealed with a secret that is not given any more cannot be sent: it still waits. */
async function findWaiting(
  { store }: LedgerContext,
  operation: OperationRecord,
): Promise<WaitingRequest | null> {
  return store.findWaitingRequest(operation).catch(() => {
    throw new RelayRefusal('store_unavailable')
  })
}

function malformed(field: string, problem: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field, problem } })
}
