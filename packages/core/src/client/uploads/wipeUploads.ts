import { clear, createStore } from 'idb-keyval'
import { uploadsEnd } from './uploadsEnd.ts'

/**
 * Stops every upload of this page, and deletes the waiting files of all people from this device. The promise never rejects.
 *
 * @example
 * await wipeUploads()
 */
export async function wipeUploads(): Promise<void> {
  uploadsEnd.tell()
  try {
    await clear(createStore('onlend-uploads', 'files'))
  } catch {
    // Storage that the page cannot reach holds nothing that a page could show again.
  }
}
