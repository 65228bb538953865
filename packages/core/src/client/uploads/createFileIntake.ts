import { createOperationId } from '../../transport/createOperationId.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { AddRules, UploadStateStore } from './UploadSet.ts'
import type { UploadTask } from './UploadFile.ts'
import { createTask } from './createTask.ts'
import { safeFileName } from '../../uploads/safeFileName.ts'
import { prepareFile } from './prepareFile.ts'
import type { UploadProblem } from './uploadTypes.ts'

type CreateFileIntakeParameters = {
  queue: UploadQueue
  store: UploadStateStore
  /** Called when a file can be sent. */
  onReady: () => void
  /** Called when the relay's part of an earlier file under the same key is useless. */
  onUseless: (uploadId: string) => void
}

/** The number of files that are read at once: each takes memory of a cheap phone. */
const atOnce = 2

/** Makes the intake of a set: it takes picked files into the set. */
export function createFileIntake({ queue, store, onReady, onUseless }: CreateFileIntakeParameters) {
  const { tasks, uploadStore } = queue
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  let lastAddedAt = 0

  const refuse = (task: UploadTask, problem: UploadProblem) => {
    tasks.dispatch(task, { type: 'unusable', problem })
    onReady()
    const { state, slot } = task.item
    if (state === 'failed' || state === 'rejected') queue.emit({ type: `upload.${state}`, slot, problem })
  }
  const next = () => {
    const work = running < atOnce ? waiting.shift() : undefined
    if (!work) return
    running += 1
    void work().finally(() => {
      running -= 1
      next()
    })
  }
  const isListed = (task: UploadTask) => tasks.find(task.item.key) === task
  const prepare = (task: UploadTask, file: File, rules: AddRules) => {
    const work = async () => {
      if (!isListed(task)) return
      const { limits } = store.getState()
      const prepared = await prepareFile(file, {
        compress: rules.compress,
        maxFileBytes: Math.min(rules.maxFileBytes, limits?.maxFileBytes ?? Infinity),
        types: limits?.types ?? null,
      })
      if (!isListed(task)) return
      if ('problem' in prepared) return refuse(task, prepared.problem)
      await accept(task, prepared)
    }
    // An error of a phone without memory means the same to a person: this device could not read the file.
    waiting.push(() => work().catch(() => refuse(task, 'UNREADABLE')))
    next()
  }
  const accept = async (task: UploadTask, { blob, ...facts }: Prepared) => {
    const { key, slot, uploadId, size, sha256 } = task.item
    const isOther = blob.size !== size || (sha256 !== null && sha256 !== facts.sha256)
    if (uploadId !== null && isOther) onUseless(uploadId)
    const bytes = { read: () => Promise.resolve(blob) }
    tasks.dispatch(task, { type: 'hashed', facts: { ...facts, size: blob.size }, bytes, isOther })
    const { replaces, addedAt } = task
    const keptId = task.item.uploadId
    const kept = { key, slot, ...facts, size: blob.size, uploadId: keptId, replaces, addedAt }
    const back = await uploadStore.put(kept, blob)
    if (!isListed(task)) return uploadStore.drop([key])
    tasks.dispatch(task, { type: 'ready', kept: back })
    onReady()
  }
  const begin = (slot: string, file: File, replaces: string | null): UploadTask => {
    lastAddedAt = Math.max(queue.lending().now(), lastAddedAt + 1)
    return createTask({
      key: createOperationId(),
      slot,
      name: safeFileName(file.name),
      size: file.size,
      type: file.type,
      state: 'hashing',
      isHere: true,
      replaces,
      addedAt: lastAddedAt,
    })
  }
  const isFull = (slot: string, { getMaxFiles }: AddRules) => {
    const counted = tasks.all().filter(({ item, replaces }) => item.state !== 'rejected' && replaces === null)
    const inSlot = counted.filter(({ item }) => item.slot === slot)
    const most = store.getState().limits?.maxFiles ?? Infinity
    return inSlot.length >= getMaxFiles(slot) || counted.length >= most
  }

  return {
    add: (slot: string, files: readonly File[], rules: AddRules) => {
      for (const file of files) {
        const task = begin(slot, file, null)
        const isTooMany = isFull(slot, rules)
        tasks.insert(task)
        if (isTooMany) refuse(task, 'TOO_MANY')
        else prepare(task, file, rules)
      }
    },
    /** Puts a file behind the file that it may replace. */
    addBehind: (old: UploadTask, file: File, rules: AddRules) => {
      // A file behind an unstaged replacement replaces the replacement's own target.
      const task = begin(old.item.slot, file, old.item.state === 'staged' ? old.item.key : old.replaces)
      tasks.insert(task, old.item.key)
      prepare(task, file, rules)
    },
    /** Gives a file that is listed its bytes again. */
    bring: (task: UploadTask, file: File, rules: AddRules) => {
      tasks.dispatch(task, { type: 'picked', name: safeFileName(file.name) })
      prepare(task, file, rules)
    },
  }
}

type Prepared = Exclude<Awaited<ReturnType<typeof prepareFile>>, { problem: UploadProblem }>
