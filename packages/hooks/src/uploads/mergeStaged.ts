import type { StagedSet, StagedUpload } from '@onlend/core/relay'
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

  const drop = (task: UploadTask) => {
    tasks.drop(task.item.key)
    void uploadStore.drop([task.item.key])
  }
  const takeOver = (task: UploadTask, upload: StagedUpload) => {
    const { size, offset, expiresAt } = upload
    if (upload.state === 'staged') {
      const { name, type, sha256 } = upload
      const isNews = task.item.state !== 'staged' && task.item.isHere
      tasks.change(task, {
        ...{ state: 'staged', pause: null, problem: null, size, sent: size, name, sha256, expiresAt },
        type: type ?? task.item.type,
      })
      if (isNews) emit({ type: 'upload.staged', slot: task.item.slot, bytes: size })
      return
    }
    if (task.bytes) {
      tasks.change(task, { sent: offset, expiresAt })
      // It was whole there, and is not any more: it has to be sent once more.
      if (task.item.state === 'staged') tasks.change(task, { state: 'queued' })
      return
    }
    // The file that was picked to go on with it was refused: that is what a person has to know.
    if (task.item.state === 'rejected' || task.item.state === 'preparing') return
    const moves = isMoving(upload)
    tasks.change(task, {
      state: moves ? 'uploading' : 'failed',
      problem: moves ? null : 'NOT_HERE',
      sent: offset,
      expiresAt,
    })
  }
  const handleMissing = (task: UploadTask) => {
    const { item } = task
    const isExpired = item.expiresAt !== null && lending().now() >= Date.parse(item.expiresAt)
    if (task.bytes && (item.state !== 'staged' || isExpired)) {
      // Its bytes are here: asked by its id, the relay says whether it is gone, or was not taken and why.
      tasks.change(task, { state: 'queued', problem: null })
      return
    }
    if (!isExpired) return drop(task)
    tasks.change(task, { state: 'failed', problem: 'EXPIRED', pause: null, uploadId: null, sent: 0 })
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
      ...{ key: id, uploadId: id, slot, name, size, type: type ?? '', state: 'queued' },
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
