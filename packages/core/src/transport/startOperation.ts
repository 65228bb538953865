import type { Endpoint } from '../defineEndpoint.ts'
import type { EndpointOutput, EndpointParameters } from '../endpointTypes.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import type { LendingClient } from './LendingClient.ts'

/** The answer to a write: follow `operationId` to its outcome. */
export type OperationReceipt<Output> = {
  operationId: string
  /** The value that the service returned at once; `null` without one. */
  data: Output
}

/**
 * Sends a write under its operation id. A second call with the same id returns the recorded outcome; the relay never acts twice.
 *
 * @throws LendingError with a `category`; `unknown_outcome` when the request left and no trustworthy answer came.
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
