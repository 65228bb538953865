import type { Endpoint, EndpointName } from '@onlend/core/internal'
import { isSettledByEvent, operations } from '@onlend/core/operations'
import { handleEndpoint, type ServiceContext } from './handleEndpoint.ts'
import type { Route } from './http/index.ts'

/** One of the service's endpoints. */
export type ServiceEndpoint = Endpoint & { readonly name: EndpointName }

/** Mounts one of the service's endpoints: it is answered by the service, for an owner for whom the session may act. */
export function serviceRoute(endpoint: ServiceEndpoint): Route<ServiceContext> {
  const isRead = endpoint.method === 'GET'
  return {
    endpoint,
    method: endpoint.method,
    path: endpoint.path,
    service: endpoint.name,
    // The service's banks and limits can be read while the store is down.
    needsStore: !isRead,
    session: true,
    budget: isRead ? 'reads' : carriesRows(endpoint.name) ? 'batches' : 'writes',
    answer: (context, incoming) => handleEndpoint(context, endpoint, incoming),
  }
}

function carriesRows(name: EndpointName): boolean {
  return isSettledByEvent(name) && operations[name].hasRows
}
