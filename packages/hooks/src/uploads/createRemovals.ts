import { callUpload } from './callUpload.ts'
import type { UploadDesk } from './UploadDesk.ts'

/** What was removed on this device, until the relay has heard of it. */
export type Removals = {
  ids: ReadonlySet<string>
  load: () => Promise<void>
  remove: (uploadId: string) => void
  /** Tells the relay again of those that it still lists. */
  repeat: (listed: readonly string[]) => void
}

/** Makes the memory of a set. */
export function createRemovals({ shelf, lending }: Pick<UploadDesk, 'shelf' | 'lending'>): Removals {
  // An id is never given twice: one that is gone may stay in here.
  const ids = new Set<string>()

  const tell = async (uploadId: string) => {
    try {
      const { status } = await callUpload(lending().client, 'DELETE', uploadId)
      if (status === 204 || status === 404 || status === 410) await shelf.dropRemoval(uploadId)
    } catch {
      // No link: the next list still has it, and it is told again.
    }
  }

  return {
    ids,
    load: async () => {
      for (const uploadId of await shelf.removals()) ids.add(uploadId)
    },
    remove: (uploadId) => {
      ids.add(uploadId)
      void shelf.addRemoval(uploadId).then(() => tell(uploadId))
    },
    repeat: (listed) => {
      for (const uploadId of listed) if (ids.has(uploadId)) void tell(uploadId)
    },
  }
}
