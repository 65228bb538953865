import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput, EndpointParameters } from '../endpointTypes.ts'
import type { LendingClient } from './LendingClient.ts'
import { requestEndpoint } from './requestEndpoint.ts'

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
  /**
   * Of reported repayments: for each row, in order, the digests of the statement's lines that it is the money of; an empty list for none. The relay refuses
   * with `line_credited` where one of them has been credited by another operation (`ApiError.creditedRows`).
   */
  statementLines?: readonly (readonly string[])[] | undefined
  /** The proof that the host made for this very operation after `step_up_required`: letters, digits and `._~+/=-` alone. */
  stepUpProof?: string | undefined
}

/**
 * Calls one endpoint and returns its normalised value.
 * Reads are tried again after connection trouble; a write is sent exactly once.
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
