import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { StagedUpload } from '../../relay/models/StagedUpload.ts'
import type { Removals } from './createRemovals.ts'
import { createTask } from './createTask.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadTask } from './UploadTask.ts'

type MergeStagedParameters = {
  queue: Pick<UploadQueue, 'tasks' | 'uploadStore' | 'lending' | 'emit'>
  list: StagedSet
  /** On the clock of the upload queue. */
  askedAt: number
  /** Bytes that the list before had of an upload; `null` where there was no list before. */
  before: ReadonlyMap<string, number> | null
  removals: Removals
  /** The display name of the signed-in person; `null` when it is not known. */
  myName: string | null
}

/** Brings what the relay holds together with what this device knows: the relay is right about whatever is not on its way from here. */
export function mergeStaged({ queue, list, askedAt, before, removals, myName }: MergeStagedParameters): void {
  const { tasks, uploadStore, lending, emit } = queue
  const found = new Map(list.uploads.map((upload) => [upload.id, upload]))
  const toName = ({ uploadedBy }: StagedUpload) => (uploadedBy === myName ? null : uploadedBy)
  /** On its way from another device, as far as two lists can tell. */
  const isMoving = ({ id, offset }: StagedUpload) => before !== null && before.get(id) !== offset

  /** Begun here, and the answer is not here yet, or was lost. */
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
    // What this page did after the question was asked is newer than the answer.
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
