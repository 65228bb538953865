import { readSmallBody, RelayRefusal, type RelayRequest } from '../../http/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import { type Decidable, findDecidable } from './findDecidable.ts'

/**
 * Reads a decision and finds its operation; `body` holds the fields of the request besides the partner.
 *
 * @throws RelayRefusal where `findDecidable` refuses, and for a body that cannot be read.
 */
export async function readDecision(
  context: LedgerContext,
  { principal, parameters, request }: RelayRequest<{ readonly operationId: string }>,
  endpoint: 'approveOperation' | 'refuseOperation',
): Promise<Decidable & { body: Readonly<Record<string, unknown>> }> {
  const { customerPartnerId, ...body } = await readSmallBody(context, request)
  if (customerPartnerId !== undefined && typeof customerPartnerId !== 'string')
    throw new RelayRefusal('malformed_request', {
      data: { field: 'customerPartnerId', problem: 'is the id of a partner' },
    })
  const { operationId } = parameters
  return {
    ...(await findDecidable(context, { principal, operationId, customerPartnerId, endpoint })),
    body,
  }
}
