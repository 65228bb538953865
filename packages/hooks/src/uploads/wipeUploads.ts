import { clear, createStore } from 'idb-keyval'

/** Forgets every file that waits on this device, of everybody. */
export async function wipeUploads(): Promise<void> {
  try {
    await clear(createStore('onlend-uploads', 'files'))
  } catch {
    // Storage that cannot be reached holds nothing that could be shown again.
  }
}
