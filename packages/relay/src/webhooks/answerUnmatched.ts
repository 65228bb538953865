import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'

/**
 * Lists the final words that no operation was found for, to a channel partner's people, of the partners they may act for.
 *
 * @throws RelayRefusal for anybody else.
 */
export async function answerUnmatched(
  { store, environment }: RelayContext,
  { principal }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  if (principal.role !== 'channel-partner') throw new RelayRefusal('forbidden')
  const { customer_partner_id: wanted } = query
  const owners = ownersOf(principal, environment).filter(({ id }) => wanted === undefined || id === wanted)
  if (wanted !== undefined && owners.length === 0) throw new RelayRefusal('forbidden')
  const events = await store.listUnmatched(owners, 200)
  return answerData(
    events.map(({ receivedAt, ...event }) => ({ ...event, receivedAt: new Date(receivedAt).toISOString() })),
  )
}
