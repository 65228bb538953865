import type { listCreditSnapshots } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { isAllowed, mayActFor, mayCall } from '../../identity/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** The most snapshots that `GET /snapshots` returns. */
const listLimit = 500

/**
 * Lists the changes of the credit limit of one customer partner. Only a person who may read the limit itself may read the list: the relay asks the
 * host about `getCreditLimit`.
 *
 * @throws RelayRefusal for a person who may not read that limit, and for a request that names no partner.
 */
export async function answerSnapshots(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listCreditSnapshots>>,
): Promise<RouteAnswer<typeof listCreditSnapshots>> {
  const { environment, store } = context
  if (!parameters.customerPartnerId) throw new RelayRefusal('malformed_request')
  const owner = { kind: 'customerPartnerId', id: parameters.customerPartnerId } as const
  const endpoint = 'getCreditLimit'
  if (!mayCall(principal, endpoint)) throw new RelayRefusal('forbidden')
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint, owner, operation: null })))
    throw new RelayRefusal('forbidden')
  const snapshots = await store.listSnapshots({ environment, ...owner }, listLimit)
  return { data: snapshots.map(({ at, ...seen }) => ({ at: new Date(at).toISOString(), ...seen })) }
}
