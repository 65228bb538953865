import { isLendingError } from '../../errors/isLendingError.ts'
import { listUploads } from '../../relay/listUploads.ts'
import { callEndpoint } from '../../transport/callEndpoint.ts'
import type { LendingChange } from '../LendingChange.ts'
import type { LendingError } from '../../errors/LendingError.ts'
import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { LinkSpeed } from './createLinkSpeed.ts'
import type { Removals } from './createRemovals.ts'
import { createTask } from './createTask.ts'
import { createUploadSender } from './createUploadSender.ts'
import { mergeStaged } from './mergeStaged.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadStateStore } from './UploadSet.ts'
import type { UploadTask } from './UploadFile.ts'
import type { UploadPause, UploadProblem } from './uploadTypes.ts'

type CreateUploadFlowParameters = {
  queue: UploadQueue
  store: UploadStateStore
  speed: LinkSpeed
  removals: Removals
  /** Called when a file may have become staged. */
  onSettled: () => void
}

/** Milliseconds between two reads of the progress of another tab or device. */
const lookInterval = 4_000
/** Milliseconds from a change event to the read: many files in a row cost few reads. */
const changePause = 100

/** Makes the flow of a set: it decides which files may move, and keeps the set in step with the relay. */
export function createUploadFlow(parameters: CreateUploadFlowParameters) {
  const { queue, store, speed, removals, onSettled } = parameters
  const { tasks, uploadStore, customerPartnerId, kind, set, clock } = queue
  /** Ends the work between `start` and `stop`. */
  let over: AbortController | null = null
  let hasFailed = false
  let isWanted = false
  let reading: Promise<void> | null = null
  /** The time of the last read on the clock of the queue. */
  let readAt = 0
  let newest: StagedSet | null = null
  let before: ReadonlyMap<string, number> | null = null
  let lookTimer: ReturnType<typeof setTimeout> | null = null

  const findPause = ({ isHeld }: UploadTask): UploadPause | null => {
    const { isPaused, isSignedOut, isOffline } = store.getState()
    if (isHeld || isPaused) return 'person'
    if (isSignedOut) return 'session'
    return isOffline ? 'offline' : null
  }
  /** Starts the files that may move, and stops the others. */
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
      if (task.stop || over === null || isBehind || running >= speed.width()) continue
      running += 1
      void sender.send(task)
    }
  }
  /** Retries the files that have this problem. */
  const tryAgain = (problem: UploadProblem) => {
    for (const task of tasks.all()) {
      if (task.item.problem === problem) tasks.dispatch(task, { type: 'retried', isByPerson: false })
    }
    pump()
  }
  const read = async () => {
    while (isWanted && over !== null) {
      const { signal } = over
      isWanted = false
      readAt = clock()
      try {
        const { client } = queue.lending()
        const list = await callEndpoint(client, listUploads, { customerPartnerId, kind, set }, { signal })
        await onList(list, readAt)
      } catch (error) {
        if (signal.aborted) return
        if (!isLendingError(error)) throw error
        onError(error)
      }
    }
  }
  /** Reads the list; a call during a read asks for one more, since the answer under way can be older than the change. */
  const refresh = (): Promise<void> => {
    isWanted = true
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
  const onChange = ({ endpoints, isEverything, ownerId, quiet }: LendingChange) => {
    const isAbout = isEverything || endpoints.includes('listUploads')
    const isKnownHere = quiet !== null && clock() - readAt < quiet
    if (isAbout && !isKnownHere && (ownerId === null || ownerId === customerPartnerId))
      scheduleLook(changePause)
  }
  const scheduleLook = (milliseconds = lookInterval) => {
    if (over === null) return
    lookTimer ??= setTimeout(() => {
      lookTimer = null
      void refresh()
    }, milliseconds)
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
    onBusy: () => scheduleLook(),
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
  const onList = async (list: StagedSet, askedAt: number) => {
    newest = list
    const known = new Set(tasks.all().map(({ item }) => item.uploadId))
    const news = list.uploads.filter(({ id }) => !known.has(id))
    if (news.some(({ state }) => state === 'uploading')) await absorb()
    const myName = news.some(({ uploadedBy }) => uploadedBy !== null)
      ? ((await queue.lending().readOwnName?.()) ?? null)
      : null
    // Another list may have arrived during the wait, or the flow may have stopped.
    if (newest !== list || over === null) return
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
  const onReturn = ({ type }: Event) => {
    onLine()
    // A window takes the focus after each choice of a file: only a page that was hidden or signed out reads again.
    const isBack =
      type === 'visibilitychange'
        ? document.visibilityState === 'visible'
        : type === 'online' || (type === 'focus' && store.getState().isSignedOut)
    if (isBack && readAt > 0) void refresh()
  }

  return {
    pump,
    tryAgain,
    refresh,
    start: () => {
      if (over !== null) return
      over = new AbortController()
      const { signal } = over
      for (const event of ['online', 'offline', 'focus', 'visibilitychange'])
        window.addEventListener(event, onReturn, { signal })
      signal.addEventListener('abort', queue.lending().listenToChanges(onChange))
      onLine()
      // The files on this device come first, so that the relay's list can be compared with them.
      void Promise.all([absorb(), removals.load()]).then(() => {
        if (signal.aborted) return
        void refresh()
        pump()
      })
    },
    stop: () => {
      over?.abort()
      over = null
      if (lookTimer !== null) clearTimeout(lookTimer)
      lookTimer = null
    },
  }
}
