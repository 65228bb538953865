import type { StagedUpload } from '../../relay/models/StagedUpload.ts'
import { callUpload } from './callUpload.ts'
import { uploadAddress } from './uploadAddress.ts'
import type { UploadQueue } from './UploadQueue.ts'

/** The uploads that this device removed, until the relay has removed them too. */
export type Removals = ReturnType<typeof createRemovals>

/** Makes the memory of a set. */
export function createRemovals({ uploadStore, lending }: Pick<UploadQueue, 'uploadStore' | 'lending'>) {
  // The relay never gives an id twice, so the id of a removed upload can stay here.
  const ids = new Set<string>()
  let unborn: Pick<StagedUpload, 'slot' | 'size'>[] = []

  const tell = async (uploadId: string) => {
    try {
      const { client } = lending()
      const headers = { 'Tus-Resumable': '1.0.0' }
      const { status } = await callUpload(client, {
        method: 'DELETE',
        url: uploadAddress(client, uploadId),
        headers,
      })
      if (status === 204 || status === 404 || status === 410) await uploadStore.dropRemoval(uploadId)
    } catch {
      // Without a link the next list still has the upload, and `repeat` sends the removal again.
    }
  }

  /** Resolves after the request to the relay, whether it succeeded or failed. */
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
    /** Removes a file whose upload may have begun without an answer, as soon as the relay lists it. */
    removeUnborn: ({ slot, size }: Pick<StagedUpload, 'slot' | 'size'>) => {
      unborn = [...unborn, { slot, size }]
    },
    /** Whether this device removed an upload that the relay lists. */
    covers: ({ id, slot, size, offset }: StagedUpload) => {
      if (ids.has(id)) return true
      const index = offset === 0 ? unborn.findIndex((one) => one.slot === slot && one.size === size) : -1
      if (index === -1) return false
      unborn = unborn.filter((_, at) => at !== index)
      void remove(id)
      return true
    },
    /** Repeats the removals of uploads that the relay still lists. */
    repeat: (listed: readonly string[]) => {
      for (const uploadId of listed) if (ids.has(uploadId)) void tell(uploadId)
    },
  }
}
