import type { Endpoint } from '../defineEndpoint.ts'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { UnknownOutcomeError } from '../errors/UnknownOutcomeError.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { CallOptions } from './callEndpoint.ts'
import { createDeadline } from './createDeadline.ts'
import { fetchWithToken } from './fetchWithToken.ts'
import { isOffline } from './isOffline.ts'
import type { LendingClient } from './LendingClient.ts'
import { namelessCause } from './namelessCause.ts'
import { orAborted } from './orAborted.ts'
import { readBody } from './readBody.ts'
import { readResponse } from './readResponse.ts'

type Answer = { value: unknown; status: number; requestId: string | null }

/** Sends a request once, with its timeout, and reads the answer. */
export async function sendOnce(
  client: LendingClient,
  endpoint: Endpoint,
  request: BuiltRequest,
  { signal, operationId = undefined }: CallOptions,
): Promise<Answer> {
  signal?.throwIfAborted()
  const isWrite = endpoint.method !== 'GET'
  const facts = { endpoint: endpoint.name, operationId: operationId ?? null }
  const limit = isWrite ? client.timeouts[request.hasFiles ? 'upload' : 'write'] : client.timeouts.read
  const deadline = createDeadline(limit, signal)
  let mayHaveLeft = false
  try {
    const { url, method, headers, body } = request
    const onLeave = (leaves: boolean) => {
      mayHaveLeft = false
      if (leaves && isWrite && isOffline()) throw new ConnectionError({ ...facts, category: 'offline' })
      deadline.signal.throwIfAborted()
      mayHaveLeft = leaves
    }
    const cache: RequestCache = endpoint.isRevalidated ? 'no-cache' : 'no-store'
    const init = { method, headers, body, signal: deadline.signal, cache }
    const response = await fetchWithToken(client, { url, init, onLeave })
    const text = await orAborted(readBody(response, client.maxResponseBytes), deadline.signal)
    const value = readResponse(client, endpoint, response, { operationId: facts.operationId, text })
    return { value, status: response.status, requestId: response.headers.get(relayHeaders.requestId) }
  } catch (error) {
    if (isLendingError(error)) throw error
    const cause = namelessCause(error)
    // No answer does not mean that nothing was sent.
    if (isWrite && mayHaveLeft) throw new UnknownOutcomeError({ ...facts, cause })
    if (signal?.aborted) throw signal.reason
    const category = deadline.expired() ? 'timeout' : isOffline() ? 'offline' : 'network'
    throw new ConnectionError({ ...facts, category, cause })
  } finally {
    deadline.clear()
  }
}
