import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import type { OpenDelivery, UnmatchedEvent } from '../stores/RelayStore.ts'
import { redactBody } from './redactBody.ts'

const listLimit = 200

/**
 * Lists what waits for a person in the inbox. A channel partner's people see the final words without an operation of the partners they may
 * act for; an operator also sees what names nobody, was put aside or not borne out, and webhooks in which no word was found, blanked.
 *
 * @throws RelayRefusal for anybody else.
 */
export async function answerUnmatched(
  context: RelayContext,
  { principal }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { store, environment } = context
  const isChannelPartner = principal.role === 'channel-partner'
  const isOperator = principal.operator === true
  if (!isChannelPartner && !isOperator) throw new RelayRefusal('forbidden')
  const { customer_partner_id: wanted } = query
  const all = isChannelPartner ? await ownersOf(context, principal) : []
  const owners = all.filter(({ id }) => wanted === undefined || id === wanted)
  if (wanted !== undefined && owners.length === 0) throw new RelayRefusal('forbidden')
  const events = owners.length === 0 ? [] : await store.listUnmatched(owners, listLimit)
  // Whoever asks for one partner asks for what names it.
  const open = isOperator && wanted === undefined ? await store.listOpen(environment, listLimit) : null
  return answerData([
    ...[...(open?.events ?? []), ...events].map(writeEvent),
    ...(open?.deliveries ?? []).map(writeDelivery),
  ])
}

function writeEvent({ receivedAt, ...event }: UnmatchedEvent): Record<string, unknown> {
  return { ...event, receivedAt: new Date(receivedAt).toISOString() }
}

function writeDelivery({ receivedAt, body, ...delivery }: OpenDelivery): Record<string, unknown> {
  return { ...delivery, body: redactBody(body ?? ''), receivedAt: new Date(receivedAt).toISOString() }
}
