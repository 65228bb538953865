import type { UploadBytes } from './UploadStore.ts'
import type { UploadTask } from './UploadTask.ts'
import type { UploadItem } from './uploadTypes.ts'

type CreateTaskParameters = Partial<UploadItem> &
  Pick<UploadItem, 'key' | 'slot' | 'name' | 'size' | 'type' | 'state'> & {
    bytes?: UploadBytes | null
    replaces?: string | null
    addedAt?: number
  }

/** A file that nothing has been done with yet. */
export function createTask({
  bytes = null,
  replaces = null,
  addedAt = 0,
  ...item
}: CreateTaskParameters): UploadTask {
  return {
    item: {
      uploadId: null,
      originalSize: null,
      pause: null,
      problem: null,
      sent: 0,
      sha256: null,
      isHere: bytes !== null,
      uploadedBy: null,
      expiresAt: null,
      ...item,
    },
    bytes,
    replaces,
    addedAt,
    stop: null,
    isHeld: false,
    isKept: false,
    mayHaveBegun: false,
    isInOtherTab: false,
    tries: 0,
    restarts: 0,
    touchedAt: 0,
  }
}
