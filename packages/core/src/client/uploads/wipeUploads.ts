import { clear, createStore } from 'idb-keyval'
import { uploadsEnd } from './uploadsEnd.ts'

/**
 * Stops every upload of this page, and forgets every file that waits on this device, of everybody. It never rejects.
 *
 * @example
 * await wipeUploads()
 */
export async function wipeUploads(): Promise<void> {
  uploadsEnd.tell()
  try {
    await clear(createStore('onlend-uploads', 'files'))
  } catch {
    // Storage that cannot be reached holds nothing that could be shown again.
  }
}
