import type { UploadFile } from './UploadFile.ts'
import type { UploadTask } from './UploadFile.ts'
import type { UploadItem } from './uploadTypes.ts'

type CreateTaskParameters = Partial<UploadItem> &
  Pick<UploadItem, 'key' | 'slot' | 'name' | 'size' | 'type' | 'state'> &
  Partial<Pick<UploadFile, 'bytes' | 'replaces' | 'addedAt' | 'isKept' | 'mayHaveBegun'>>

/** Makes the task of a file before any work on it. */
export function createTask({
  bytes = null,
  replaces = null,
  addedAt = 0,
  isKept = false,
  mayHaveBegun = false,
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
    isKept,
    mayHaveBegun,
    isInOtherTab: false,
    tries: 0,
    restarts: 0,
    touchedAt: 0,
  }
}
