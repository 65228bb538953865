import type { Endpoint } from '../defineEndpoint.ts'
import { ConnectionError } from '../errors/ConnectionError.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { requestIdHeader } from '../relay/headerNames.ts'
import type { LendingClient } from './LendingClient.ts'
import type { BuiltRequest } from './buildRequest.ts'
import type { CallOptions } from './callEndpoint.ts'
import { createDeadline } from './createDeadline.ts'
import { fetchWithToken } from './fetchWithToken.ts'
import { rejectOnAbort } from './rejectOnAbort.ts'
import { readResponse } from './readResponse.ts'

type Answer = { value: unknown; status: number; requestId: string | null }

/** Sends a request once, with its timeout, and reads the answer. */
export async function sendOnce(
  client: LendingClient,
  endpoint: Endpoint,
  request: BuiltRequest,
  options: CallOptions,
): Promise<Answer> {
  const { signal, operationId = null } = options
  const { write } = endpoint
  const facts = { endpoint: endpoint.name, operationId }
  const limit = write ? client.timeouts[request.hasFiles ? 'upload' : 'write'] : client.timeouts.read
  const deadline = createDeadline(limit, signal)
  let mayHaveLeft = false
  try {
    const { url, method, headers, body } = request
    const onLeave = (leaves: boolean) => {
      mayHaveLeft = false
      if (leaves && write && isOffline()) throw new ConnectionError({ ...facts, category: 'offline' })
      deadline.signal.throwIfAborted()
      mayHaveLeft = leaves
    }
    const cache: RequestCache = endpoint.isRevalidated ? 'no-cache' : 'no-store'
    const init = { method, headers, body, signal: deadline.signal, cache }
    const response = await fetchWithToken(client, { url, init, onLeave })
    const text = await rejectOnAbort(readBody(response, client.maxResponseBytes), deadline.signal)
    const value = readResponse(client, endpoint, response, { operationId, text })
    return { value, status: response.status, requestId: response.headers.get(requestIdHeader) }
  } catch (error) {
    if (isLendingError(error)) throw error
    const cause = toAnonymousCause(error)
    // A missing answer does not prove that nothing was sent.
    if (write && mayHaveLeft) throw write.toUnknownOutcome({ ...facts, cause })
    if (signal?.aborted) throw signal.reason
    const category = deadline.expired() ? 'timeout' : isOffline() ? 'offline' : 'network'
    throw new ConnectionError({ ...facts, category, cause })
  } finally {
    deadline.clear()
  }
}

/** Whether the browser reports no connection. Only this answer is trusted: a phone that reports a connection can still have none. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** The kind and code of a platform's error. The client drops the message, which can quote an address with ids or a header's value. */
type AnonymousCause = { name: string; code: string | null }

/** Reduces a thrown value to its kind and its code, if it has one (such as `ECONNREFUSED`). */
function toAnonymousCause(error: unknown): AnonymousCause {
  const { name, cause } = error instanceof Error ? error : { name: typeof error, cause: null }
  return { name, code: readCode(error) ?? readCode(cause) }
}

function readCode(value: unknown): string | null {
  const code: unknown = Object(value).code
  return typeof code === 'string' ? code : null
}

/** Reads an answer as text, giving up once it passes the limit; `null` means that the answer is too long. */
async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  // An answer without a stream has no body or, in a few old web views, a body that can only be read whole.
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      // The code does not wait for `cancel`: a cloned body is cancelled only with its twin.
      reader.cancel().catch(() => undefined)
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
