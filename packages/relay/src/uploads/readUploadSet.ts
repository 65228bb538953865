import { type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed, mayActFor, mayCall, toAuthorized } from '../identity/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import type { UploadSet } from './UploadRecord.ts'
import { isOwnerId, type WriteName } from '@onlend/core/internal'

/** The kinds of write with staged files. */
const uploadKinds: readonly WriteName[] = ['submitCreditAssessment', 'registerCustomer']

/** The fields that name a set in a request. */
export type NamedSet = Record<'customerPartnerId' | 'kind' | 'set', string | undefined>

const setName = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Reads the set that a request names, if the session may send its write.
 *
 * @throws RelayRefusal for an invalid set, and for a partner or an endpoint that the person may not use.
 */
export async function readUploadSet(
  context: UploadsContext,
  principal: Principal,
  { customerPartnerId, kind, set }: NamedSet,
): Promise<UploadSet> {
  const endpoint = uploadKinds.find((each) => each === kind)
  const isNamed = customerPartnerId !== undefined && isOwnerId(customerPartnerId)
  if (!endpoint || !isNamed || set === undefined || !setName.test(set))
    throw new RelayRefusal('malformed_request')
  const owner = { kind: 'customerPartnerId', id: customerPartnerId } as const
  const mayUse =
    mayCall(principal, endpoint) &&
    (await mayActFor(context, principal, owner)) &&
    (await isAllowed(context, { principal, endpoint, owner, operation: toAuthorized({ kind: endpoint }) }))
  if (!mayUse) throw new RelayRefusal('forbidden')
  return { owner: { environment: context.environment, ...owner }, kind: endpoint, set }
}
