import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput, EndpointParameters } from '../endpointTypes.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import type { LendingClient } from './LendingClient.ts'

/** The answer to a write: follow `operationId` for what becomes of it. */
export type OperationReceipt<Output> = {
  operationId: string
  /** What the service returned at once; `null` where it returns nothing. */
  data: Output
}

/**
 * Sends a write under its operation id. The same id again returns the recorded outcome and never acts twice.
 *
 * @throws LendingError with a `category`; `unknown_outcome` where it was sent and no trustworthy answer came.
 * @example
 * const parameters = { customerPartnerId: 'cp_1', body }
 * const { operationId } = await startOperation(client, withdraw, parameters, { operationId: createOperationId() })
 */
export async function startOperation<E extends Endpoint>(
  client: LendingClient,
  endpoint: E,
  parameters: EndpointParameters<E>,
  options: CallOptions & { operationId: string },
): Promise<OperationReceipt<EndpointOutput<E>>> {
  const data = await callEndpoint(client, endpoint, parameters, options)
  return { operationId: options.operationId, data }
}
