import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput } from '../endpointTypes.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import { type RequestParts, buildRequest } from './buildRequest.ts'
import type { CallEvent } from './CallEvent.ts'
import type { CallOptions } from './callEndpoint.ts'
import type { LendingClient, Retries } from './LendingClient.ts'
import { sendOnce } from './sendOnce.ts'
import { callListener } from './callListener.ts'

/**
 * Calls an endpoint as `callEndpoint` does, for generic code that does not know the types of its ids and body.
 *
 * @throws LendingError with a `category`; `validation` when an id is missing or the body does not match the endpoint's input.
 * @example
 * const limit = await requestEndpoint(client, getCreditLimit, { ownerId: 'cp_1' })
 */
export async function requestEndpoint<E extends Endpoint>(
  client: LendingClient,
  endpoint: E,
  parts: RequestParts,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const built = buildRequest(client, endpoint, parts, options)
  const request = (await endpoint.write?.pack?.(built)) ?? built
  const { name, method, path } = endpoint
  const { operationId = null, signal } = options
  const unanswered = { status: null, category: null, requestId: null }
  for (let attempt = 1; ; attempt += 1) {
    const report = (type: CallEvent['type'], facts?: Partial<CallEvent>) =>
      callListener(client.onCall, {
        ...{ type, endpoint: name, method, path, attempt },
        ...unanswered,
        ...facts,
        operationId,
      })
    report('request')
    try {
      const { value, ...facts } = await sendOnce(client, endpoint, request, options)
      report('response', facts)
      // The cast follows the parse: the endpoint's own schema has just made this value.
      return value as EndpointOutput<E>
    } catch (error) {
      const delay = method === 'GET' ? retryDelay(error, attempt, client.retries, client.random) : null
      const { status, category, requestId } = isLendingError(error) ? error : unanswered
      report(delay === null ? 'failure' : 'retry', { status, category, requestId })
      if (delay === null) throw error
      await client.wait(delay, signal)
    }
  }
}

const retriedStatuses = [408, 425, 429, 500, 502, 503, 504]

/** Milliseconds to wait before the next try of a read, or `null` for no further try. */
function retryDelay(error: unknown, attempt: number, retries: Retries, random: () => number): number | null {
  if (!isLendingError(error) || attempt > retries.attempts) return null
  const isConnection = error.category === 'network' || error.category === 'timeout'
  if (!isConnection && !retriedStatuses.includes(error.status ?? 0)) return null
  if (error.retryAfter !== null) return error.retryAfter <= retries.maxDelay ? error.retryAfter : null
  // The jitter keeps phones that lost the same mast from coming back in step.
  return Math.min(retries.maxDelay, retries.delay * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
