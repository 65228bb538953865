import type { Endpoint } from '../defineEndpoint.ts'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { UnknownOutcomeError } from '../errors/UnknownOutcomeError.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { CallOptions } from './callEndpoint.ts'
import type { LendingClient } from './LendingClient.ts'
import { readBody } from './readBody.ts'
import { readResponse } from './readResponse.ts'

type Answer = { value: unknown; status: number; requestId: string | null }

/** Sends a request one time, with its time-out, and reads the answer. */
export async function sendOnce(
  client: LendingClient,
  endpoint: Endpoint,
  request: BuiltRequest,
  { signal, operationId = undefined }: CallOptions,
): Promise<Answer> {
  const isWrite = endpoint.method !== 'GET'
  signal?.throwIfAborted()
  const token = await client.getToken()
  if (isWrite && isOffline()) {
    throw new ConnectionError({ category: 'offline', endpoint: endpoint.name, operationId: operationId ?? null })
  }
  const deadline = new AbortController()
  const limit = isWrite ? client.timeouts[request.hasFiles ? 'upload' : 'write'] : client.timeouts.read
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    deadline.abort()
  }, limit)
  const leave = () => deadline.abort()
  signal?.addEventListener('abort', leave)
  try {
    const response = await client.fetch(request.url, {
      method: request.method,
      headers: token === null ? request.headers : { ...request.headers, Authorization: `Bearer ${token}` },
      body: request.body,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
      signal: deadline.signal,
    })
    const text = await readBody(response, client.maxResponseBytes)
    const value = readResponse(endpoint, response, { operationId: operationId ?? null, text })
    return { value, status: response.status, requestId: response.headers.get(relayHeaders.requestId) }
  } catch (error) {
    if (isLendingError(error)) throw error
    const facts = { endpoint: endpoint.name, operationId: operationId ?? null, cause: error }
    // From here on a write may have left: a failure to hear back is not a failure to send.
    if (isWrite) throw new UnknownOutcomeError(facts)
    if (signal?.aborted) throw signal.reason
    throw new ConnectionError({ ...facts, category: timedOut ? 'timeout' : 'network' })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}

/** Only a hint, and only trusted when it says no: a phone that claims to be connected may still not be. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
