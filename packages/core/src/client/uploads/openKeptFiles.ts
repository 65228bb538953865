import { storageKey } from '../storageKey.ts'
import { openUploadStore } from './openUploadStore.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadStore } from './UploadStore.ts'

/**
 * Opens a store on this device where files of one person wait, sealed, until the caller drops them, the person signs out or three days have passed.
 * `place` tells the stores of one person apart.
 *
 * @example
 * const files = openKeptFiles(lending, ['cp_1', 'registerTransactions', 'import'])
 * const waiting = await files.list()
 */
export function openKeptFiles(
  lending: Pick<UploadLending, 'client' | 'environment' | 'tenantId' | 'userId' | 'draftStorage' | 'now'>,
  place: readonly string[],
): UploadStore {
  const { environment, tenantId, userId, client } = lending
  // A file that waits for one relay must never go to another.
  const parts = [environment, tenantId, userId, client.baseUrl, ...place]
  return openUploadStore(storageKey('uploads', parts), () => lending)
}
