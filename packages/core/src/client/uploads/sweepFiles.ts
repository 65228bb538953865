import type { UploadLending } from './UploadLending.ts'
import { storageKey } from '../storageKey.ts'

/**
 * Deletes records that have waited too long, records that are not sealed, and the records and the key of other people. The sweep runs before later
 * requests to the same store. The code uses no library, since every page loads it.
 */
export function sweepFiles(store: IDBObjectStore, isOfOthers: (key: string) => boolean, now: number): void {
  const asking = store.openCursor()
  asking.onsuccess = () => {
    const { result: cursor } = asking
    if (!cursor) return
    const key = String(cursor.key)
    // A file with its name in the clear is from before files were sealed. A removal holds its time; after `deviceRetention` the relay has forgotten the file.
    const isDated = /\/(file|gone)\//.test(key)
    const since = cursor.value?.sealed ? cursor.value.addedAt : cursor.value
    if (isOfOthers(key) || (isDated && !(now - since < deviceRetention))) {
      store.delete(key)
      store.delete(key.replace('/file/', '/blob/'))
    }
    cursor.continue()
  }
}

/** Milliseconds for which a file or a draft waits on a device. */
export const deviceRetention = 72 * 3_600_000

/** Recognises the drafts and files of other people who used this device. Without a `userId` it recognises none. */
export function createIsOfOthers({
  environment,
  tenantId,
  userId,
}: Pick<UploadLending, 'environment' | 'tenantId' | 'userId'>): (key: string) => boolean {
  return (key) =>
    userId !== null &&
    (['draft', 'uploads'] as const).some(
      (what) =>
        key.startsWith(`${storageKey(what, [environment, tenantId])}:`) &&
        !key.startsWith(`${storageKey(what, [environment, tenantId, userId])}:`),
    )
}
