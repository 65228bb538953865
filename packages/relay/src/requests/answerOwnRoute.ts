import { type EndpointName, endpoints } from '@onlend/core/internal'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { answerData } from '../answers/answerData.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { answerEvents } from '../changes/answerEvents.ts'
import { answerToken } from '../identity/answerToken.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import { mayCall } from '../identity/mayCall.ts'
import type { Owner } from '../identity/Owner.ts'
import { readersOfOperation } from '../identity/readersOfOperation.ts'
import { partnersOf } from '../identity/partnersOf.ts'
import { answerAttention } from '../operations/answerAttention.ts'
import { answerResolution } from '../operations/answerResolution.ts'
import { answerRows } from '../operations/answerRows.ts'
import { writeOperation } from '../operations/writeOperation.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Route } from '../routes/Route.ts'
import { answerStaging } from '../uploads/answerStaging.ts'
import { answerReplay } from '../inbox/answerReplay.ts'
import { answerUnmatched } from '../inbox/answerUnmatched.ts'
import { assignUnmatched } from '../inbox/assignUnmatched.ts'
import { dismissUnmatched } from '../inbox/dismissUnmatched.ts'
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
  if (route.name === 'token') return answerToken(context, incoming)
  if (route.name === 'operations') {
    const operations = await context.store.listOperations(
      await readOwner(context, incoming, query),
      listLimit,
    )
    return answerData(operations.map(writeOperation))
  }
  if (route.name === 'operation') {
    const id = parameters.operationId ?? ''
    const owners = await readersOfOperation(context, principal, id)
    const found = owners.length > 0 ? await context.store.findOperation(owners, id) : null
    if (!found) throw new RelayRefusal('not_found')
    return answerData(writeOperation(found))
  }
  if (route.name === 'rows') return answerRows(context, incoming, query)
  if (route.name === 'resolve') return answerResolution(context, incoming)
  if (route.name === 'attention') return answerAttention(context, incoming, query)
  if (route.name === 'events')
    return answerEvents(context, incoming, await readOwner(context, incoming, query))
  if (route.name === 'unmatched') return answerUnmatched(context, incoming, query)
  if (route.name === 'assign') return assignUnmatched(context, incoming)
  if (route.name === 'dismiss') return dismissUnmatched(context, incoming)
  if (route.name === 'replay') return answerReplay(context, incoming)
  const { name } = route
  if (name === 'uploads' || name === 'createUpload' || name === 'upload' || name === 'draft')
    return answerStaging(context, name, { incoming, query })
  throw new RelayRefusal('not_found')
}

/** The one owner that a query names, when the session may act for it. */
async function readOwner(
  context: RelayContext,
  { principal }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Promise<Owner> {
  const { customer_partner_id: customerPartnerId, channel_partner_id: channelPartnerId } = query
  const id = customerPartnerId ?? channelPartnerId
  if (id === undefined || (customerPartnerId && channelPartnerId)) throw new RelayRefusal('malformed_request')
  const owner = {
    environment: context.environment,
    kind: customerPartnerId ? 'customerPartnerId' : 'channelPartnerId',
    id,
  } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  return owner
}

async function answerSession(context: RelayContext, { principal }: RelayRequest): Promise<RelayAnswer> {
  const { environment } = context
  const { duplicateWindow, staleAfter } = context.operations
  // The cast names what the registry's own keys are.
  const names = Object.keys(endpoints) as EndpointName[]
  return answerData({
    userId: principal.userId,
    displayName: principal.displayName ?? null,
    role: principal.role,
    channelPartnerId: principal.channelPartnerId ?? null,
    customerPartners: await partnersOf(context, principal),
    environment,
    capabilities: names.filter((name) => mayCall(principal, name)),
    operations: { duplicateWindow, staleAfter },
  })
}
