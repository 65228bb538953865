import { LazyRequest, type RelayAnswer, RelayRefusal, type RelayRequest } from './http/index.ts'
import { forwardRead, projectAnswer, type UpstreamContext } from './upstream/index.ts'
import { type IdentityContext, isAllowed, mayActFor, mayCall } from './identity/index.ts'
import type { Owner } from './database/Owner.ts'
import type { ServiceEndpoint } from './serviceRoute.ts'
import type { Ledger, WriteEndpoint } from './ledger/index.ts'
import type { Uploads } from './uploads/createUploads.ts'

/** The parts of the modules that the service's endpoints need. */
export type ServiceContext = IdentityContext &
  UpstreamContext & {
    readonly ledger: Pick<Ledger, 'handleWrite' | 'keepSnapshot' | 'watchDrawdown'>
    readonly uploads: Pick<Uploads, 'filedWrites'>
  }

type Target = { incoming: RelayRequest; owner: Pick<Owner, 'kind' | 'id'> | null }

/**
 * Serves one of the service's endpoints to a person who may call it for this owner.
 *
 * @throws RelayRefusal for everything that may not pass.
 */
export async function handleEndpoint(
  context: ServiceContext,
  endpoint: ServiceEndpoint,
  incoming: RelayRequest,
): Promise<RelayAnswer> {
  const { principal, parameters, query } = incoming
  // The API document shows no query on any endpoint, so none is passed on.
  if (query !== '') throw new RelayRefusal('malformed_request')
  if (!mayCall(principal, endpoint.name)) throw new RelayRefusal('forbidden')
  const id = endpoint.owner === null ? undefined : parameters[endpoint.owner]
  const owner = endpoint.owner === null || id === undefined ? null : { kind: endpoint.owner, id }
  if (owner && !(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const answer =
    endpoint.method === 'GET'
      ? await handleRead(context, endpoint, { incoming, owner })
      : // The cast follows the method: `WriteName` is made of the endpoints that are not read.
        await context.ledger.handleWrite(endpoint as WriteEndpoint, {
          incoming,
          owner,
          files: context.uploads.filedWrites,
        })
  // A person who has just created a customer partner goes on with it at once.
  if (endpoint.name === 'createBusiness' && answer.status < 300)
    context.identity.partners?.evict(principal.channelPartnerId ?? '')
  const channelPartnerId = owner?.kind === 'channelPartnerId' ? owner.id : null
  return projectAnswer(context, answer, { endpoint: endpoint.name, channelPartnerId })
}

async function handleRead(
  context: ServiceContext,
  { name }: ServiceEndpoint,
  { incoming, owner }: Target,
): Promise<RelayAnswer> {
  const { principal, path, request, requestId, trace } = incoming
  const hasBody =
    request.headers.has('Transfer-Encoding') || !['0', null].includes(request.headers.get('Content-Length'))
  if (hasBody) throw new RelayRefusal('malformed_request')
  if (!(await isAllowed(context, { principal, endpoint: name, owner, operation: null })))
    throw new RelayRefusal('forbidden')
  const answer = await forwardRead(context, {
    endpoint: name,
    principal,
    path,
    requestId,
    trace,
    caller: LazyRequest.getCaller(request),
  })
  if (name === 'getCreditLimit' && owner) context.ledger.keepSnapshot(owner.id, answer)
  if (name === 'getActiveDrawdown' && owner) context.ledger.watchDrawdown(owner.id, answer)
  return answer
}
