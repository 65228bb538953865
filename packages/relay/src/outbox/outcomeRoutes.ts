import { isOwnerId } from '@onlend/core/internal'
import * as own from '@onlend/core/relay'
import type { OutcomeDelivery } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import {
  type Principal,
  readSmallBody,
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { type IdentityContext, isAllowed } from '../identity/index.ts'
import type { CourierContext } from './createCourier.ts'
import type { OutcomeRecord } from './OutcomeRecord.ts'

type OutcomesContext = Pick<CourierContext, 'store' | 'environment' | 'clock' | 'logger'> &
  IdentityContext & {
    /** Delivers due events now. */
    readonly wake: () => void
  }

const pageSize = 200
const states = ['waiting', 'delivered', 'dead'] as const

/**
 * Lists deliveries, newest first, 200 at a time; `before` with the `place` of the last one asks for the next.
 *
 * @throws RelayRefusal for a person who is not an operator, and for an invalid place or state.
 */
async function answerOutcomes(
  context: OutcomesContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof own.listOutcomes>>,
): Promise<RouteAnswer<typeof own.listOutcomes>> {
  const { store, environment, clock } = context
  await checkOperator(context, { principal, endpoint: 'listOutcomes', owner: null })
  const { before, state: asked } = parameters
  const state = states.find((one) => one === asked) ?? null
  if ((asked !== undefined && state === null) || (before !== undefined && !isPlace(before)))
    throw new RelayRefusal('malformed_request')
  await store.prepare(clock.now())
  const page = { state, before: before === undefined ? null : Number(before), limit: pageSize }
  return { data: (await store.listOutcomes(environment, page)).map(writeDelivery) }
}

/**
 * Sends an event again: `POST /outcomes/{place}/again`.
 *
 * @throws RelayRefusal for a person who is not an operator, and for a place without an event.
 */
async function answerAgain(
  context: OutcomesContext,
  { principal, request, requestId, parameters }: RelayRequest<RouteParameters<typeof own.sendOutcomeAgain>>,
): Promise<RouteAnswer<typeof own.sendOutcomeAgain>> {
  const { store, environment, clock, logger, wake } = context
  await checkOperator(context, { principal, endpoint: 'sendOutcomeAgain', owner: null })
  await readSmallBody(context, request)
  const { place } = parameters
  const row = isPlace(place) ? await store.sendAgain(environment, Number(place), clock.now()) : null
  if (!row) throw new RelayRefusal('not_found')
  logger.info(
    { event: 'outcome.again', requestId, outcomeEvent: row.eventId, receiver: row.receiver },
    'an operator sends an outcome event again',
  )
  wake()
  return { data: writeDelivery(row) }
}

/**
 * Sends a test event: `POST /outcomes/test` with the id of one partner.
 *
 * @throws RelayRefusal for a person who is not an operator, and for a body that names no partner or two.
 */
async function answerTest(
  context: OutcomesContext,
  { principal, request }: RelayRequest<object>,
): Promise<RouteAnswer<typeof own.sendTestOutcome>> {
  const { store, environment, clock, wake } = context
  if (principal.operator !== true) throw new RelayRefusal('forbidden')
  const owner = { environment, ...readOwner(await readSmallBody(context, request)) }
  await checkOperator(context, { principal, endpoint: 'sendTestOutcome', owner })
  const rows = await store.writeTestOutcome(owner, clock.now())
  wake()
  return { data: rows.map(writeDelivery) }
}

function readOwner(body: Record<string, unknown>): Pick<Owner, 'kind' | 'id'> {
  const [[kind, id] = [], ...rest] = Object.entries(body)
  const isKind = kind === 'customerPartnerId' || kind === 'channelPartnerId'
  if (!isKind || rest.length > 0 || typeof id !== 'string' || !isOwnerId(id))
    throw new RelayRefusal('malformed_request')
  return { kind, id }
}

async function checkOperator(
  context: IdentityContext,
  question: { principal: Principal; endpoint: own.RelayEndpointName; owner: Owner | null },
): Promise<void> {
  if (question.principal.operator !== true) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { ...question, operation: null }))) throw new RelayRefusal('forbidden')
}

const isPlace = (text: string): boolean => /^\d{1,15}$/.test(text)

function writeDelivery(row: OutcomeRecord): OutcomeDelivery {
  const { owner, sequence, createdAt, nextAt, deliveredAt, eventId, type, receiver, state, subject } = row
  return {
    ...{ place: String(sequence), eventId, type, receiver, state, subject },
    customerPartnerId: owner.kind === 'customerPartnerId' ? owner.id : null,
    channelPartnerId: owner.kind === 'channelPartnerId' ? owner.id : null,
    attempts: row.attempts,
    problem: row.problem,
    createdAt: new Date(createdAt).toISOString(),
    nextAt: state === 'waiting' ? new Date(Math.max(createdAt, nextAt)).toISOString() : null,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
  }
}

/** The outbox for operators. */
export const outcomeRoutes: readonly Route<OutcomesContext>[] = [
  route(own.listOutcomes, { session: true, budget: 'reads', handle: answerOutcomes }),
  route(own.sendOutcomeAgain, { session: true, budget: 'writes', handle: answerAgain }),
  route(own.sendTestOutcome, { session: true, budget: 'writes', handle: answerTest }),
]
