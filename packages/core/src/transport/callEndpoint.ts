import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput, EndpointParameters } from '../endpointTypes.ts'
import type { LendingClient } from './LendingClient.ts'
import { requestEndpoint } from './requestEndpoint.ts'

/** The options of one call. */
export type CallOptions = {
  /** Aborts a read. A write that may have left ends as `unknown_outcome`. */
  signal?: AbortSignal | undefined
  /** The idempotency key of a write; mint one per intent with `createOperationId`. */
  operationId?: string | undefined
  /** The id of the earlier operation that the person has seen (`ApiError.duplicate`) before confirming this one. The relay holds back any other duplicate. */
  confirmDuplicate?: string | undefined
  /** The bank's or operator's name that the page showed beside its code: the ledger keeps it for the receipt, and the service never gets it. */
  institutionName?: string | undefined
  /**
   * For reported repayments: per row, in order, the digests of the statement lines that carry its money; an empty list for none. The relay refuses
   * with `line_credited` when another operation has credited one of them (`ApiError.creditedRows`).
   */
  statementLines?: readonly (readonly string[])[] | undefined
  /** The proof that the host made for this operation after `step_up_required`: only letters, digits and `._~+/=-`. */
  stepUpProof?: string | undefined
}

/**
 * Calls one endpoint and returns its normalised value.
 * The client retries a read after connection errors, and sends a write exactly once.
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
  const { body, ...ids }: Readonly<Record<string, unknown>> = { ...parameters }
  const id = ids[endpoint.owner ?? '']
  return requestEndpoint(
    client,
    endpoint,
    { ownerId: typeof id === 'string' ? id : null, ids, body },
    options,
  )
}
