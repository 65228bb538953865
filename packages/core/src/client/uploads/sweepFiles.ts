import { deviceRetention } from './deviceRetention.ts'

/**
 * Takes away what has waited too long, what is not sealed, and what another person has left behind, the key too. It is done before what is
 * asked of the same store afterwards. Without a library, since every page loads it.
 */
export function sweepFiles(store: IDBObjectStore, isOfOthers: (key: string) => boolean, now: number): void {
  const asking = store.openCursor()
  asking.onsuccess = () => {
    const { result: cursor } = asking
    if (!cursor) return
    const key = String(cursor.key)
    // A file with its name in the clear is from before files were sealed. A removal is a moment, and later than that the relay has forgotten the file.
    const isDated = /\/(file|gone)\//.test(key)
    const since = cursor.value?.sealed ? cursor.value.addedAt : cursor.value
    if (isOfOthers(key) || (isDated && !(now - since < deviceRetention))) {
      store.delete(key)
      store.delete(key.replace('/file/', '/blob/'))
    }
    cursor.continue()
  }
}
