import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { forwardRead } from '../forward/forwardRead.ts'
import { allowedEndpoints } from '../identity/allowedEndpoints.ts'
import { isAllowed } from '../identity/isAllowed.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { Route } from '../routes/Route.ts'
import { handleWrite } from './handleWrite.ts'
import type { RelayRequest } from './RelayRequest.ts'

type EndpointRoute = Extract<Route, { type: 'endpoint' }>

/**
 * Serves one of the service's endpoints to a person who may call it for this owner.
 *
 * @throws RelayRefusal for everything that may not pass.
 */
export async function handleEndpoint(
  context: RelayContext,
  route: EndpointRoute,
  incoming: RelayRequest,
): Promise<RelayAnswer> {
  const { endpoint } = route
  const { principal, parameters, path, query, request, requestId } = incoming
  // The API document shows no query on any endpoint, so none is passed on.
  if (query !== '') throw new RelayRefusal('malformed_request')
  if (!allowedEndpoints(principal).includes(endpoint.name)) throw new RelayRefusal('forbidden')
  const id = endpoint.owner === null ? undefined : parameters[endpoint.owner]
  const owner = endpoint.owner === null || id === undefined ? null : { kind: endpoint.owner, id }
  if (owner && !mayActFor(principal, owner)) throw new RelayRefusal('forbidden')
  if (endpoint.method !== 'GET') return handleWrite(context, endpoint, { incoming, owner })

  const hasBody =
    request.headers.has('Transfer-Encoding') || !['0', null].includes(request.headers.get('Content-Length'))
  if (hasBody) throw new RelayRefusal('malformed_request')
  if (!(await isAllowed(context, { principal, endpoint: endpoint.name, owner })))
    throw new RelayRefusal('forbidden')
  return forwardRead(context, { endpoint: endpoint.name, principal, path, requestId, asker: request.signal })
}
