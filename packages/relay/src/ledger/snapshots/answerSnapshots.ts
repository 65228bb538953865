import type { listCreditSnapshots } from '@onlend/core/relay'
import { RelayRefusal } from '../../http/RelayRefusal.ts'
import { isAllowed } from '../../identity/isAllowed.ts'
import { mayActFor } from '../../identity/mayActFor.ts'
import { mayCall } from '../../identity/mayCall.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import type { RelayRequest, RouteParameters } from '../../http/RelayRequest.ts'
import type { RouteAnswer } from '../../http/RouteAnswer.ts'

/** The most that `GET /snapshots` returns. */
const listLimit = 500

/**
 * Lists how the credit limit of one customer partner changed. Who may read the limit itself may read this, and no one else: the host is asked about
 * `getCreditLimit`.
 *
 * @throws RelayRefusal for a person who may not read that limit, and where no partner is named.
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
