import type { EndpointInput } from '@onlend/core/internal'
import type { approveOperation, refuseOperation } from '@onlend/core/relay'
import { readInput, type RelayRequest } from '../../http/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { type Decidable, findDecidable } from './findDecidable.ts'

/**
 * Reads a decision and finds its operation.
 *
 * @throws RelayRefusal where `findDecidable` refuses, and for a body that cannot be read.
 */
export async function readDecision<E extends typeof approveOperation | typeof refuseOperation>(
  context: LedgerContext,
  { principal, parameters, request }: RelayRequest<{ readonly operationId: string }>,
  endpoint: E,
): Promise<Decidable & { input: EndpointInput<E> }> {
  const { input } = await readInput(context, request, endpoint)
  const { customerPartnerId } = input
  const { operationId } = parameters
  const asked = { principal, operationId, customerPartnerId, endpoint: endpoint.name }
  return { ...(await findDecidable(context, asked)), input }
}
