import type { UploadLending } from './UploadLending.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { AddRules, UploadSet, UploadSetState, UploadStateStore } from './UploadSet.ts'
import type { UploadTask } from './UploadFile.ts'
import { uploadAddress } from './uploadAddress.ts'
import { callUpload } from './callUpload.ts'
import { createFileIntake } from './createFileIntake.ts'
import { createLinkSpeed } from './createLinkSpeed.ts'
import { createRemovals } from './createRemovals.ts'
import { createTaskList } from './createTaskList.ts'
import { createUploadFlow } from './createUploadFlow.ts'
import { openUploadStore } from './openUploadStore.ts'
import type { UploadEvent, UploadItem, UploadKind } from './uploadTypes.ts'

type CreateUploadSetParameters = {
  lending: UploadLending
  /** Names the set on this device: environment, tenant, person, relay, partner, kind and set. */
  scope: string
  customerPartnerId: string
  kind: UploadKind
  set: string
}

/** Makes the set of one partner and write; nothing happens before a caller is attached. */
export function createUploadSet({ lending: first, ...whose }: CreateUploadSetParameters): UploadSet {
  const store = createUploadState()
  const listeners = new Set<(event: UploadEvent) => void>()
  const clock = () => performance.now()
  const speed = createLinkSpeed(clock)
  let lending = first
  let callers = 0

  const tasks = createTaskList({ store, secondsLeftFor: speed.secondsLeft })
  const queue: UploadQueue = {
    ...whose,
    lending: () => lending,
    tasks,
    uploadStore: openUploadStore(whose.scope, () => lending),
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
    clock,
    dropped: new Set(),
  }
  // Without a secure context or in a private window the device keeps no files: the browser asks before the page is closed.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  store.subscribe(({ isBusy, isKept }) => {
    if (isBusy && !isKept) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  const removals = createRemovals(queue)
  const getItems = (slot: string): UploadItem[] => store.getState().items.filter((item) => item.slot === slot)

  const drop = async (task: UploadTask) => {
    const { key } = task.item
    const mayHaveBegun = task.mayHaveBegun || task.isInOtherTab || task.stop !== null
    queue.dropped.add(key)
    task.stop?.abort()
    tasks.dispatch(task, { type: 'removed' })
    // Another tab may have begun the upload.
    const uploadId = task.item.uploadId ?? (await queue.uploadStore.get(key))?.uploadId ?? null
    const told = uploadId === null ? null : removals.remove(uploadId)
    if (told === null && mayHaveBegun) removals.removeUnborn(task.item)
    await queue.uploadStore.drop([key])
    await told
    if (told !== null) flow.tryAgain('STAGING_FULL')
    else if (mayHaveBegun) await flow.refresh()
  }
  /** Removes the files that a staged file replaces. */
  const settle = () => {
    for (const task of tasks.all()) {
      if (task.replaces === null || task.item.state !== 'staged') continue
      const { key, slot } = task.item
      const old = tasks.find(task.replaces)
      const { order } = store.getState()
      const keys = order[slot]?.map((each) => (each === task.replaces ? key : each))
      if (keys) store.setState({ order: { ...order, [slot]: keys } })
      tasks.dispatch(task, { type: 'settled' })
      void queue.uploadStore.change(key, { replaces: null })
      if (old) void drop(old)
    }
    leaveIfIdle()
  }
  const flow = createUploadFlow({ queue, store, speed, removals, onSettled: settle })
  const intake = createFileIntake({
    queue,
    store,
    onReady: flow.pump,
    onUseless: (uploadId) => void removals.remove(uploadId),
  })
  const leaveIfIdle = () => {
    if (callers === 0 && !store.getState().isBusy) flow.stop()
  }
  const replace = (key: string, file: File, rules: AddRules) => {
    const old = tasks.find(key)
    if (!old) return
    intake.addBehind(old, file, rules)
    if (old.item.state !== 'staged') void drop(old)
  }
  const hold = (key: string, isHeld: boolean) => {
    const task = tasks.find(key)
    if (task) tasks.dispatch(task, { type: isHeld ? 'paused' : 'resumed' })
    flow.pump()
  }

  return {
    store,
    refresh: flow.refresh,
    add: intake.add,
    replace,
    retry: (key, file, rules) => {
      const task = tasks.find(key)
      if (task?.item.state === 'rejected' && file) return replace(key, file, rules)
      if (task?.item.state !== 'failed') return
      if (file) return intake.bring(task, file, rules)
      tasks.dispatch(task, { type: 'retried', isByPerson: true })
      flow.pump()
    },
    remove: (key) => {
      const task = tasks.find(key)
      if (!task) return
      void drop(task)
      queue.emit({ type: 'upload.removed', slot: task.item.slot, bytes: task.item.size })
      flow.pump()
    },
    move: (key, position) => {
      const item = tasks.find(key)?.item
      if (!item) return
      const others = getItems(item.slot).filter((other) => other.key !== key)
      const keys = others.map((other) => other.key)
      keys.splice(Math.max(0, position), 0, key)
      store.setState({ order: { ...store.getState().order, [item.slot]: keys } })
      tasks.show()
    },
    setOrder: (order) => {
      store.setState({ order })
      tasks.show()
    },
    pause: (key) => hold(key, true),
    resume: (key) => hold(key, false),
    pauseAll: () => {
      store.setState({ isPaused: true })
      flow.pump()
    },
    resumeAll: () => {
      store.setState({ isPaused: false })
      for (const task of tasks.all()) tasks.dispatch(task, { type: 'resumed' })
      flow.pump()
    },
    open: async (key) => {
      const task = tasks.find(key)
      if (!task) return null
      const here = await task.bytes?.read().catch(() => null)
      if (here) return here
      const { uploadId, state, type } = task.item
      if (uploadId === null || state !== 'staged') return null
      try {
        const { client } = lending
        const { status, bytes } = await callUpload(client, {
          method: 'GET',
          url: uploadAddress(client, uploadId),
        })
        return status === 200 ? new Blob([bytes], { type }) : null
      } catch {
        return null
      }
    },
    forget: () => {
      for (const task of tasks.all()) task.stop?.abort()
      void queue.uploadStore.drop(tasks.all().map(({ item }) => item.key))
      store.setState({ order: {} })
      tasks.clear()
      void flow.refresh()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attach: (current) => {
      lending = current
      callers += 1
      flow.start()
      return () => {
        callers -= 1
        // StrictMode leaves and comes back at once.
        queueMicrotask(leaveIfIdle)
      }
    },
    end: () => {
      flow.stop()
      for (const task of tasks.all()) task.stop?.abort()
      listeners.clear()
      tasks.clear()
      store.setState(store.getInitialState())
    },
  }
}

/** The state before anything is known: on a server, during hydration and at the beginning. */
const fresh: UploadSetState = {
  items: [],
  status: 'pending',
  limits: null,
  progress: { files: 0, filesStaged: 0, bytes: 0, bytesSent: 0, ratio: 1, secondsLeft: null },
  isBusy: false,
  isKept: true,
  isPaused: false,
  isSignedOut: false,
  isOffline: false,
  order: {},
}

/** Makes the store of a set. */
function createUploadState(): UploadStateStore {
  const listeners = new Set<(state: UploadSetState) => void>()
  let state = fresh
  return {
    getState: () => state,
    getInitialState: () => fresh,
    setState: (patch) => {
      state = { ...state, ...patch }
      for (const listener of listeners) listener(state)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
