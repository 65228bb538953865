import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { Owner } from '../identity/Owner.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import type { Principal } from '../identity/Principal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import type { OpenDelivery, UnmatchedEvent } from '../stores/RelayStore.ts'
import { redactBody } from './redactBody.ts'

const listLimit = 200

/**
 * Lists what waits for a person in the inbox. A channel partner's people see the final words without an operation of the partners they may
 * act for. An operator sees every word that is open, whomever it names, and webhooks in which no word was found, blanked.
 *
 * @throws RelayRefusal for anybody else.
 */
export async function answerUnmatched(
  context: RelayContext,
  { principal }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { store, environment } = context
  const { customer_partner_id: wanted } = query
  if (principal.operator === true && wanted === undefined) {
    const { events, deliveries } = await store.listOpen(environment, listLimit)
    return answerData([...events.map(writeEvent), ...deliveries.map(writeDelivery)])
  }
  const owners = await wantedOwners(context, principal, wanted)
  const events = owners.length === 0 ? [] : await store.listUnmatched(owners, listLimit)
  return answerData(events.map(writeEvent))
}

/** Whoever asks for one partner asks for what names it. */
async function wantedOwners(
  context: RelayContext,
  principal: Principal,
  wanted: string | undefined,
): Promise<Owner[]> {
  if (principal.operator === true && wanted !== undefined) {
    return [{ environment: context.environment, kind: 'customerPartnerId', id: wanted }]
  }
  if (principal.role !== 'channel-partner') throw new RelayRefusal('forbidden')
  const owners = (await ownersOf(context, principal)).filter(
    ({ id }) => wanted === undefined || id === wanted,
  )
  if (wanted !== undefined && owners.length === 0) throw new RelayRefusal('forbidden')
  return owners
}

function writeEvent({ receivedAt, ...event }: UnmatchedEvent): Record<string, unknown> {
  return { ...event, receivedAt: new Date(receivedAt).toISOString() }
}

function writeDelivery({ receivedAt, body, ...delivery }: OpenDelivery): Record<string, unknown> {
  return { ...delivery, body: redactBody(body ?? ''), receivedAt: new Date(receivedAt).toISOString() }
}
