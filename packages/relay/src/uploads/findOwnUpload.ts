import { type Principal, RelayRefusal } from '../http/index.ts'
import { isAllowed, mayActFor, mayCall, toAuthorized } from '../identity/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

/**
 * Finds a staged file that the session may send, also a file of another person.
 *
 * @throws RelayRefusal with 404 alike for an unknown, expired or used file and for another owner's, so that an id reveals nothing.
 */
export async function findOwnUpload(
  context: UploadsContext,
  principal: Principal,
  id: string,
): Promise<UploadRecord> {
  const { store, environment, clock } = context
  const upload = await store.readUpload(environment, id)
  if (!upload || !(await mayActFor(context, principal, upload.owner))) throw new RelayRefusal('not_found')
  const { kind: endpoint, owner } = upload
  if (upload.operationId !== null || upload.expiresAt <= clock.now()) throw new RelayRefusal('not_found')
  const question = { principal, endpoint, owner, operation: toAuthorized({ kind: endpoint }) }
  const mayUse = mayCall(principal, endpoint) && (await isAllowed(context, question))
  if (!mayUse) throw new RelayRefusal('not_found')
  return upload
}
