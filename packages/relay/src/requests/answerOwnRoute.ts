import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { answerEvents } from '../events/answerEvents.ts'
import { allowedEndpoints } from '../identity/allowedEndpoints.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import type { Owner } from '../identity/Owner.ts'
import { ownersOf } from '../identity/ownersOf.ts'
import { writeOperation } from '../operations/writeOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Route } from '../routes/Route.ts'
import { answerUnmatched } from '../webhooks/answerUnmatched.ts'
import { assignUnmatched } from '../webhooks/assignUnmatched.ts'
import { readQuery } from './readQuery.ts'
import type { RelayRequest } from './RelayRequest.ts'

type OwnRoute = Extract<Route, { type: 'own' }>

/** The most that `GET /operations` returns. */
const listLimit = 200

/**
 * Answers a signed-in person from the relay itself.
 *
 * @throws RelayRefusal for everything that may not pass.
 */
export async function answerOwnRoute(
  context: RelayContext,
  route: OwnRoute,
  incoming: RelayRequest,
): Promise<RelayAnswer> {
  const { principal, parameters } = incoming
  const query = readQuery(incoming.query, route.query ?? [])
  if (route.name === 'session') return answerSession(context, incoming)
  if (route.name === 'operations') {
    const operations = await context.store.listOperations(readOwner(context, incoming, query), listLimit)
    return answerData(operations.map(writeOperation))
  }
  if (route.name === 'operation') {
    const found = await context.store.findOperation(
      ownersOf(principal, context.environment),
      parameters.operationId ?? '',
    )
    if (!found) throw new RelayRefusal('not_found')
    return answerData(writeOperation(found))
  }
  if (route.name === 'events') return answerEvents(context, incoming, readOwner(context, incoming, query))
  if (route.name === 'unmatched') return answerUnmatched(context, incoming, query)
  if (route.name === 'assign') return assignUnmatched(context, incoming)
  throw new RelayRefusal('not_found')
}

/** The one owner that a query names, when the session may act for it. */
function readOwner(
  { environment }: RelayContext,
  { principal }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Owner {
  const { customer_partner_id: customerPartnerId, channel_partner_id: channelPartnerId } = query
  const id = customerPartnerId ?? channelPartnerId
  if (id === undefined || (customerPartnerId && channelPartnerId)) throw new RelayRefusal('malformed_request')
  const owner = {
    environment,
    kind: customerPartnerId ? 'customerPartnerId' : 'channelPartnerId',
    id,
  } as const
  if (!mayActFor(principal, owner)) throw new RelayRefusal('forbidden')
  return owner
}

function answerSession({ environment, operations }: RelayContext, { principal }: RelayRequest): RelayAnswer {
  const { duplicateWindow, staleAfter } = operations
  return answerData({
    userId: principal.userId,
    displayName: principal.displayName ?? null,
    role: principal.role,
    channelPartnerId: principal.channelPartnerId ?? null,
    customerPartners: principal.customerPartners.map(({ id, name }) => ({ id, name })),
    environment,
    capabilities: allowedEndpoints(principal),
    operations: { duplicateWindow, staleAfter },
  })
}
