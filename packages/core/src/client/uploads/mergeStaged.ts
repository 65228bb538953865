import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { StagedUpload } from '../../relay/models/StagedUpload.ts'
import type { Removals } from './createRemovals.ts'
import { createTask } from './createTask.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadTask } from './UploadFile.ts'

type MergeStagedParameters = {
  queue: Pick<UploadQueue, 'tasks' | 'uploadStore' | 'lending' | 'emit'>
  list: StagedSet
  /** On the clock of the upload queue. */
  askedAt: number
  /** Bytes of each upload in the previous list; `null` when there was none. */
  before: ReadonlyMap<string, number> | null
  removals: Removals
  /** The display name of the signed-in person; `null` when it is not known. */
  myName: string | null
}

/** Merges the relay's list with the files of this device: the relay is right about every file that this page is not sending. */
export function mergeStaged({ queue, list, askedAt, before, removals, myName }: MergeStagedParameters): void {
  const { tasks, uploadStore, lending, emit } = queue
  const found = new Map(list.uploads.map((upload) => [upload.id, upload]))
  const toName = ({ uploadedBy }: StagedUpload) => (uploadedBy === myName ? null : uploadedBy)
  /** Whether another device sends the upload, judged by two lists. */
  const isMoving = ({ id, offset }: StagedUpload) => before !== null && before.get(id) !== offset

  /** Whether this page began the upload and has no answer yet, or lost it. */
  const isBeginning = ({ slot, size, offset }: StagedUpload) =>
    offset === 0 &&
    tasks
      .all()
      .some(({ item, bytes }) => bytes && item.uploadId === null && item.slot === slot && item.size === size)

  const takeOver = (task: UploadTask, upload: StagedUpload) => {
    const isNews = task.item.state !== 'staged' && task.item.isHere
    tasks.dispatch(task, { type: 'listed', upload, isMoving: isMoving(upload) })
    const { state, slot, size } = task.item
    if (isNews && state === 'staged') emit({ type: 'upload.staged', slot, bytes: size })
  }
  const handleMissing = (task: UploadTask) => {
    const { key, expiresAt } = task.item
    const isExpired = expiresAt !== null && lending().now() >= Date.parse(expiresAt)
    tasks.dispatch(task, { type: 'missing', isExpired })
    if (task.item.state === 'removed') void uploadStore.drop([key])
  }

  for (const task of tasks.all()) {
    const { uploadId } = task.item
    if (uploadId === null) continue
    const upload = found.get(uploadId)
    found.delete(uploadId)
    // This page's work after the request is newer than the list.
    if (task.stop || task.touchedAt > askedAt) continue
    if (upload) takeOver(task, upload)
    else handleMissing(task)
  }
  for (const upload of found.values()) {
    if (removals.covers(upload) || isBeginning(upload)) continue
    const { id, slot, name, size, type } = upload
    const task = createTask({
      ...{ key: id, uploadId: id, slot, name, size, type: type ?? '', state: 'failed' },
      uploadedBy: toName(upload),
    })
    tasks.insert(task)
    takeOver(task, upload)
  }
  if (before !== null) return
  // Another device shows the same files in the same order.
  const place = new Map(list.uploads.map(({ id }, index) => [id, index]))
  const getPlace = ({ item }: UploadTask) => place.get(item.uploadId ?? '') ?? list.uploads.length
  tasks.sort((a, b) => getPlace(a) - getPlace(b))
}
