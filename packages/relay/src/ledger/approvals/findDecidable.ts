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
import type { WaitingRequest } from '../Claim.ts'
import { readWriteFacts, type WriteFacts } from '../readWriteFacts.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** An operation that a person may decide about. */
export type Decidable = {
  operation: OperationRecord
  /** The request that the relay sends after the approval, and its facts; `null` where the operation does not wait any more. */
  waiting: (WaitingRequest & { facts: WriteFacts }) | null
}

type AskedDecidable = {
  principal: Principal
  operationId: string
  /** The partner of the operation, where the request names one. */
  customerPartnerId: string | undefined
  endpoint: 'getApproval' | 'approveOperation' | 'refuseOperation'
}

/**
 * Finds the operation for a person's decision. The person must be allowed to act for its owner and to send its kind, and the host must permit the decision.
 *
 * @throws RelayRefusal for an operation that the person may not see or decide, and for an id of several partners where the request names none.
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
  // A person who may not send this kind may not decide about it, and so does not learn that the operation exists.
  const mayDecide = mayCall(principal, kind) && (await mayRead(operation.owner, kind))
  if (actor !== principal.userId && !mayDecide) throw new RelayRefusal('not_found')
  const found = operation.state === 'awaiting_approval' ? await findWaiting(context, operation) : null
  const waiting = found && { ...found, facts: readWriteFacts(kind, tryParseJson(found.body)) }
  const asked = toAuthorized({ ...operation, destination: waiting?.facts.destination ?? null })
  const question = { principal, endpoint, owner: operation.owner, operation: asked }
  if (!(await isAllowed(context, question))) throw new RelayRefusal('forbidden')
  return { operation, waiting }
}

/** The waiting request; `null` where it was sealed with a secret that the host does not give any more: the operation still waits. */
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
