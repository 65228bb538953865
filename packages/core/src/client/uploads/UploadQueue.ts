import type { UploadLending } from './UploadLending.ts'
import type { TaskList } from './createTaskList.ts'
import type { UploadStore } from './UploadStore.ts'
import type { UploadEvent, UploadKind } from './uploadTypes.ts'

/** The values that the parts of an upload set share. */
export type UploadQueue = {
  /** Names the set on this device: environment, tenant, person, relay, partner, kind and set. */
  scope: string
  customerPartnerId: string
  kind: UploadKind
  set: string
  /** The lending of the last caller that attached. */
  lending: () => UploadLending
  tasks: TaskList
  uploadStore: UploadStore
  /** Keys of files that this page removed: the device may still hold them for a moment. */
  dropped: Set<string>
  emit: (event: UploadEvent) => void
  /** Milliseconds on a clock that never stops or goes back. */
  clock: () => number
}
