import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput, EndpointParameters } from '../endpointTypes.ts'
import { isLendingError } from '../errors/isLendingError.ts'
import type { CallEvent } from './CallEvent.ts'
import type { LendingClient, Retries } from './LendingClient.ts'
import { buildRequest } from './buildRequest.ts'
import { sendOnce } from './sendOnce.ts'
import { tell } from './tell.ts'

/** How one call may differ from the client's defaults. */
export type CallOptions = {
  /** Gives up a read. A write that may have left is not taken back: it ends as `unknown_outcome`. */
  signal?: AbortSignal | undefined
  /** The idempotency key of a write; mint one per intent with `createOperationId`. */
  operationId?: string | undefined
  /** The id of the earlier operation that the person has seen (`ApiError.duplicate`): this one is wanted as well. Another duplicate is asked about again. */
  confirmDuplicate?: string | undefined
  /** The bank's or operator's name that stood beside its code: the ledger keeps it for the receipt, and the service never gets it. */
  institutionName?: string | undefined
}

/**
 * Calls one endpoint and returns its normalised value.
 * Reads are tried again after connection trouble; a write is sent once, whatever happens.
 *
 * @throws LendingError with a `category`; `unknown_outcome` for a write that was sent without a trustworthy answer.
 * @example
 * const limit = await callEndpoint(client, getCreditLimit, { customerPartnerId: 'cp_1' })
 */
export async function callEndpoint<E extends Endpoint>(
  client: LendingClient,
  endpoint: E,
  parameters: EndpointParameters<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const request = buildRequest(client, endpoint, parameters as Record<string, unknown>, options)
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
