import type { StagedUpload } from '../../relay/models/StagedUpload.ts'
import { callUpload } from './callUpload.ts'
import type { UploadQueue } from './UploadQueue.ts'

/** What was removed on this device, until the relay has heard of it. */
export type Removals = {
  load: () => Promise<void>
  /** Resolves once it was told, or could not be. */
  remove: (uploadId: string) => Promise<void>
  /** Its beginning was asked for and then not waited for: it goes as soon as it shows. */
  removeUnborn: (file: Pick<StagedUpload, 'slot' | 'size'>) => void
  /** Whether what the relay lists was removed here. */
  covers: (upload: StagedUpload) => boolean
  /** Tells the relay again of those that it still lists. */
  repeat: (listed: readonly string[]) => void
}

/** Makes the memory of a set. */
export function createRemovals({
  uploadStore,
  lending,
}: Pick<UploadQueue, 'uploadStore' | 'lending'>): Removals {
  // An id is never given twice: one that is gone may stay in here.
  const ids = new Set<string>()
  let unborn: Pick<StagedUpload, 'slot' | 'size'>[] = []

  const tell = async (uploadId: string) => {
    try {
      const { status } = await callUpload(lending().client, 'DELETE', uploadId)
      if (status === 204 || status === 404 || status === 410) await uploadStore.dropRemoval(uploadId)
    } catch {
      // No link: the next list still has it, and it is told again.
    }
  }

  const remove = async (uploadId: string) => {
    ids.add(uploadId)
    await uploadStore.addRemoval(uploadId)
    await tell(uploadId)
  }

  return {
    load: async () => {
      for (const uploadId of await uploadStore.removals()) ids.add(uploadId)
    },
    remove,
    removeUnborn: ({ slot, size }) => {
      unborn = [...unborn, { slot, size }]
    },
    covers: ({ id, slot, size, offset }) => {
      if (ids.has(id)) return true
      const index = offset === 0 ? unborn.findIndex((one) => one.slot === slot && one.size === size) : -1
      if (index === -1) return false
      unborn = unborn.filter((_, at) => at !== index)
      void remove(id)
      return true
    },
    repeat: (listed) => {
      for (const uploadId of listed) if (ids.has(uploadId)) void tell(uploadId)
    },
  }
}
