import type { listAttention } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import type { LedgerContext } from './LedgerContext.ts'
import { createReadCheck } from '../identity/index.ts'
import { readVisiblePage } from '../lib/readVisiblePage.ts'
import { writeForOperators } from './writeOperation.ts'

const pageSize = 200

/**
 * Lists the operations that need an operator, oldest first, 200 at a time; `after` with the `place` of the last one asks for the next.
 *
 * @throws RelayRefusal for all but operators, and for what is no place.
 */
export async function answerAttention(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof listAttention>>,
): Promise<RouteAnswer<typeof listAttention>> {
  const { store, environment } = context
  const { after = '0_' } = parameters
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  const place = /^(\d{1,15})_(.*)$/.exec(after)
  if (!place)
    throw new RelayRefusal('malformed_request', { data: { field: 'after', problem: 'is no place' } })
  const from = { receivedAt: Number(place[1]), id: place[2] ?? '' }
  const mayRead = createReadCheck(context, { principal, endpoint: 'listAttention' })
  const operations = await readVisiblePage(from, {
    limit: pageSize,
    read: (page) => store.listAttention(environment, page),
    placeOf: ({ createdAt, id }) => ({ receivedAt: createdAt, id }),
    isShown: ({ owner, kind }) => mayRead(owner, kind),
  })
  return { data: operations.map(writeForOperators) }
}
