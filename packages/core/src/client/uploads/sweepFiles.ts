import { deviceRetention } from './deviceRetention.ts'

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
