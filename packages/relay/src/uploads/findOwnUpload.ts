import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { isAllowed } from '../identity/isAllowed.ts'
import { mayActFor } from '../identity/mayActFor.ts'
import { mayCall } from '../identity/mayCall.ts'
import type { Principal } from '../identity/Principal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

/**
 * A staged file that the session may send, whoever uploaded it.
 *
 * @throws RelayRefusal with 404 for one that is unknown, has expired, was taken along or is another's: all alike, so that an id tells nothing.
 */
export async function findOwnUpload(
  context: RelayContext,
  principal: Principal,
  id: string,
): Promise<UploadRecord> {
  const { store, environment, clock } = context
  const [owner] = await store.ownersOfUpload(environment, id)
  if (!owner || !(await mayActFor(context, principal, owner))) throw new RelayRefusal('not_found')
  const upload = await store.findUpload([owner], id)
  if (!upload || upload.expiresAt <= clock.now()) throw new RelayRefusal('not_found')
  const { kind: endpoint } = upload
  const mayUse = mayCall(principal, endpoint) && (await isAllowed(context, { principal, endpoint, owner }))
  if (!mayUse) throw new RelayRefusal('not_found')
  return upload
}
