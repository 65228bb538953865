import { OperationState } from '@onlend/core'
import type { listOperations } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import { findReadableKinds, mayActFor } from '../identity/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { writeOperation } from './writeOperation.ts'

/** The most that `GET /operations` returns. */
const listLimit = 200

/**
 * Lists the newest operations of the one owner that the query names, of those that the person may see.
 *
 * @throws RelayRefusal for none or two, for a state that there is not, and for one for whom the session may not act.
 */
export async function answerOperations(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listOperations>>,
): Promise<RouteAnswer<typeof listOperations>> {
  const { customerPartnerId, channelPartnerId, inState } = parameters
  const id = customerPartnerId ?? channelPartnerId
  if (id === undefined || (customerPartnerId && channelPartnerId)) throw new RelayRefusal('malformed_request')
  const asked = inState === undefined ? null : (OperationState.safeParse(inState).data ?? null)
  if (inState !== undefined && asked === null) throw new RelayRefusal('malformed_request')
  const kind = customerPartnerId ? 'customerPartnerId' : 'channelPartnerId'
  const owner = { environment: context.environment, kind, id } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const kinds = await findReadableKinds(context, { principal, endpoint: 'listOperations', owner })
  const shown = kinds && { kinds: [...kinds], actor: principal.userId }
  const operations = await context.store.listOperations(owner, listLimit, shown, asked)
  return { data: operations.map(writeOperation) }
}
