import { type Endpoint, type EndpointInput, isOwnerId } from '@onlend/core/internal'
import type { Clock } from '../lib/Clock.ts'
import { readSmallBody } from './readSmallBody.ts'
import { RelayRefusal } from './RelayRefusal.ts'

type ReadInput<E extends Endpoint> = {
  input: EndpointInput<E>
  /** The owner that the body names; empty for an endpoint without an owner in its body. */
  ownerId: string
}

/**
 * Reads the body of one of the relay's own routes by the input of its endpoint.
 *
 * @throws RelayRefusal for a body that does not fit the input, with the place of the first invalid field, or that names no owner.
 */
export async function readInput<E extends Endpoint>(
  context: { clock: Clock },
  request: Request,
  endpoint: E,
  maxBytes?: number,
): Promise<ReadInput<E>> {
  const body = await readSmallBody(context, request, maxBytes)
  const read = endpoint.input?.safeParse(body)
  if (!read?.success) {
    const [issue] = read?.error.issues ?? []
    throw new RelayRefusal('malformed_request', { data: issue && { field: issue.path.join('.') } })
  }
  const ownerId = endpoint.ownerField === undefined ? '' : body[endpoint.ownerField]
  if (typeof ownerId !== 'string' || (endpoint.ownerField !== undefined && !isOwnerId(ownerId)))
    throw new RelayRefusal('malformed_request', { data: { field: endpoint.ownerField } })
  // The cast names the output of the schema that has just read the body.
  return { input: read.data as EndpointInput<E>, ownerId }
}
