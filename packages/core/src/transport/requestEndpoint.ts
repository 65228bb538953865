import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput } from '../endpointTypes.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { type RequestParts, buildRequest } from './buildRequest.ts'
import type { CallEvent } from './CallEvent.ts'
import type { CallOptions } from './callEndpoint.ts'
import type { LendingClient, Retries } from './LendingClient.ts'
import { sendOnce } from './sendOnce.ts'
import { tell } from './tell.ts'

/** Calls an endpoint as `callEndpoint` does, for code that knows neither its ids nor its body: what is missing or wrong is a `ValidationError`. */
export async function requestEndpoint<E extends Endpoint>(
  client: LendingClient,
  endpoint: E,
  parts: RequestParts,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const request = buildRequest(client, endpoint, parts, options)
  for (let attempt = 1; ; attempt += 1) {
    const report = reporter(client, endpoint, attempt, options.operationId ?? null)
    report('request')
    try {
      const { value, status, requestId } = await sendOnce(client, endpoint, request, options)
      report('response', { status, requestId })
      // The cast follows the parse: the endpoint's own schema has just made this value.
      return value as EndpointOutput<E>
    } catch (error) {
      const delay =
        endpoint.method === 'GET' ? retryDelay(error, attempt, client.retries, client.random) : null
      const facts = isLendingError(error) ? error : { status: null, category: null, requestId: null }
      report(delay === null ? 'failure' : 'retry', facts)
      if (delay === null) throw error
      await client.wait(delay, options.signal)
    }
  }
}

function reporter(
  client: LendingClient,
  endpoint: Endpoint,
  attempt: number,
  operationId: string | null,
): (type: CallEvent['type'], facts?: Partial<Pick<CallEvent, 'status' | 'category' | 'requestId'>>) => void {
  return (type, { status = null, category = null, requestId = null } = {}) => {
    const { name, method, path } = endpoint
    const event = {
      type,
      endpoint: name,
      method,
      path,
      attempt,
      status,
      category,
      requestId,
      operationId,
    }
    tell(client.onCall, event)
  }
}

const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/** Milliseconds to wait before a read is tried again, or `null` when it should not be. */
function retryDelay(error: unknown, attempt: number, retries: Retries, random: () => number): number | null {
  if (!isLendingError(error) || attempt > retries.attempts) return null
  const isConnection = error.category === 'network' || error.category === 'timeout'
  if (!isConnection && !retriedStatuses.has(error.status ?? 0)) return null
  if (error.retryAfter !== null) return error.retryAfter <= retries.maxDelay ? error.retryAfter : null
  // Full jitter: phones that lost the same mast do not come back in step.
  return Math.min(retries.maxDelay, retries.delay * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
