import type { LendingError } from '../../errors/LendingError.ts'
import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { LinkSpeed } from './createLinkSpeed.ts'
import type { Removals } from './createRemovals.ts'
import { createTask } from './createTask.ts'
import { createUploadSender } from './createUploadSender.ts'
import { mergeStaged } from './mergeStaged.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadStateStore } from './UploadSet.ts'
import type { UploadTask } from './UploadTask.ts'
import type { UploadPause, UploadProblem } from './uploadTypes.ts'
import type { StagedSetWatch } from './UploadLending.ts'

type CreateUploadFlowParameters = {
  queue: UploadQueue
  store: UploadStateStore
  speed: LinkSpeed
  removals: Removals
  /** Called when a file may have become staged. */
  onSettled: () => void
}

/** Decides which files may move, and keeps the set in step with the relay. */
export type UploadFlow = {
  start: () => void
  stop: () => void
  /** Starts the files that may move, and stops the others. */
  pump: () => void
  /** Retries the files that have this problem. */
  tryAgain: (problem: UploadProblem) => void
  refresh: () => Promise<void>
}

/** Milliseconds between two reads of the progress of another tab or device. */
const lookInterval = 4_000

/** Makes the flow of a set. */
export function createUploadFlow(parameters: CreateUploadFlowParameters): UploadFlow {
  const { queue, store, speed, removals, onSettled } = parameters
  const { tasks, uploadStore } = queue
  let watch: StagedSetWatch | null = null
  let leave: (() => void) | null = null
  let hasFailed = false
  let newest: StagedSet | null = null
  let before: ReadonlyMap<string, number> | null = null
  let lookTimer: ReturnType<typeof setTimeout> | null = null

  const findPause = ({ isHeld }: UploadTask): UploadPause | null => {
    const { isPaused, isSignedOut, isOffline } = store.getState()
    if (isHeld || isPaused) return 'person'
    if (isSignedOut) return 'session'
    return isOffline ? 'offline' : null
  }
  const pump = () => {
    let running = tasks.all().filter(({ stop }) => stop !== null).length
    let isBehind = false
    for (const task of tasks.all()) {
      const { state } = task.item
      // Files begin in their order, since other devices see the order in which the relay got them.
      isBehind ||= state === 'hashing'
      const isWaiting = state === 'queued' || state === 'held' || state === 'sending'
      if (!task.bytes || !isWaiting) continue
      const pause = findPause(task)
      if (pause !== null) {
        task.stop?.abort()
        if (task.item.pause !== pause) tasks.dispatch(task, { type: 'held', pause })
        continue
      }
      if (task.stop && !task.stop.signal.aborted) continue
      if (task.isInOtherTab) continue
      if (state !== 'queued') tasks.dispatch(task, { type: 'released' })
      if (task.stop || leave === null || isBehind || running >= speed.width()) continue
      running += 1
      void sender.send(task)
    }
  }
  const tryAgain = (problem: UploadProblem) => {
    for (const task of tasks.all()) {
      if (task.item.problem === problem) tasks.dispatch(task, { type: 'retried', isByPerson: false })
    }
    pump()
  }
  const refresh = async () => watch?.refresh()
  const scheduleLook = () => {
    if (leave !== null) lookTimer ??= setTimeout(look, lookInterval)
  }
  const look = () => {
    lookTimer = null
    void refresh()
  }
  const signOut = () => {
    if (store.getState().isSignedOut) return
    store.setState({ isSignedOut: true })
    tasks.show()
    if (store.getState().isBusy) queue.lending().emit({ type: 'session.expired', endpoint: 'uploads' })
    pump()
  }
  const sender = createUploadSender({
    queue,
    speed,
    isOffline: () => store.getState().isOffline,
    onSignedOut: signOut,
    onStaged: () => {
      onSettled()
      const isDone = !tasks.all().some(({ item }) => item.state === 'queued' || item.state === 'sending')
      // The list is read once after the last file: the relay knows the expiry times and the final names.
      if (isDone) void refresh()
    },
    onBusy: scheduleLook,
    onFree: pump,
    findBegun: async ({ item }) => {
      await refresh()
      const claimed = new Set(tasks.all().map((task) => task.item.uploadId))
      const begun = newest?.uploads.find(
        ({ id, slot, size, offset }) =>
          slot === item.slot && size === item.size && offset === 0 && !claimed.has(id),
      )
      return begun?.id ?? null
    },
  })

  /** Takes in the files on this device that another tab added, or this one before it was closed. */
  const absorb = async () => {
    for (const { kept, bytes } of await uploadStore.list()) {
      if (tasks.find(kept.key) || queue.dropped.has(kept.key)) continue
      const listed = tasks.all().find(({ item }) => item.uploadId !== null && item.uploadId === kept.uploadId)
      const mayHaveBegun = kept.uploadId === null
      const task = createTask({ ...kept, state: 'queued', bytes, isKept: true, mayHaveBegun })
      tasks.insert(task, listed?.item.key)
      if (listed) tasks.dispatch(listed, { type: 'removed' })
    }
  }
  const isKnown = (uploadId: string) => tasks.all().some(({ item }) => item.uploadId === uploadId)
  const onList = async (list: StagedSet, askedAt: number) => {
    newest = list
    const news = list.uploads.filter(({ id }) => !isKnown(id))
    if (news.some(({ state }) => state === 'uploading')) await absorb()
    const myName = news.some(({ uploadedBy }) => uploadedBy !== null)
      ? ((await queue.lending().readOwnName?.()) ?? null)
      : null
    // Another list may have arrived during the wait, or the flow may have stopped.
    if (newest !== list || leave === null) return
    const { limits } = store.getState()
    store.setState({ status: 'ready', limits: list.limits, isSignedOut: false })
    mergeStaged({ queue, list, askedAt, before, removals, myName })
    before = new Map(list.uploads.map(({ id, offset }) => [id, offset]))
    removals.repeat(list.uploads.map(({ id }) => id))
    if (tasks.all().some(({ item, stop, bytes }) => item.state === 'sending' && !stop && !bytes))
      scheduleLook()
    onSettled()
    if (list.limits.usedBytes < (limits?.usedBytes ?? 0)) tryAgain('STAGING_FULL')
    if (hasFailed) tryAgain('CONNECTION')
    hasFailed = false
    for (const task of tasks.all()) {
      if (!task.isInOtherTab) continue
      // The other tab may be closed: a request for its lock takes no other tab's turn.
      tasks.dispatch(task, { type: 'otherTab', isSending: false })
      if (task.item.state === 'sending' && findPause(task) === null) void sender.send(task)
    }
    pump()
  }
  const onError = (error: LendingError) => {
    hasFailed = true
    if (error.category === 'session') signOut()
    else if (store.getState().status === 'pending') store.setState({ status: 'error' })
  }
  const onLine = () => {
    store.setState({ isOffline: navigator.onLine === false })
    tryAgain('CONNECTION')
  }
  const onFocus = () => {
    if (store.getState().isSignedOut) void refresh()
    else tryAgain('CONNECTION')
  }

  return {
    pump,
    tryAgain,
    refresh,
    start: () => {
      if (leave !== null) return
      let isOver = false
      window.addEventListener('online', onLine)
      window.addEventListener('offline', onLine)
      window.addEventListener('focus', onFocus)
      leave = () => {
        isOver = true
        window.removeEventListener('online', onLine)
        window.removeEventListener('offline', onLine)
        window.removeEventListener('focus', onFocus)
        if (lookTimer !== null) clearTimeout(lookTimer)
        lookTimer = null
        watch?.stop()
        watch = null
      }
      onLine()
      // The files on this device come first, so that the relay's list can be compared with them.
      void Promise.all([absorb(), removals.load()]).then(() => {
        if (isOver) return
        const { customerPartnerId, kind, set, clock } = queue
        watch = queue.lending().watchStagedSet({
          ...{ customerPartnerId, kind, set, clock, onError },
          onList: (list, askedAt) => void onList(list, askedAt),
        })
        pump()
      })
    },
    stop: () => {
      leave?.()
      leave = null
    },
  }
}
