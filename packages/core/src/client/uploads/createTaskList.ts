import type { UploadStateStore } from './UploadSet.ts'
import type { UploadFile, UploadFileEvent } from './UploadFile.ts'
import type { UploadTask } from './UploadFile.ts'
import { uploadReducer } from './uploadReducer.ts'
import type { UploadItem, UploadProgress } from './uploadTypes.ts'

/** The files of a set; each change here appears in the store. */
export type TaskList = ReturnType<typeof createTaskList>

type CreateTaskListParameters = {
  store: UploadStateStore
  secondsLeftFor: (bytes: number) => number | null
}

const busy: ReadonlySet<string> = new Set(['queued', 'hashing', 'sending', 'held'])

/** Makes the list of a store. */
export function createTaskList({ store, secondsLeftFor }: CreateTaskListParameters) {
  let tasks: UploadTask[] = []
  let isPlanned = false

  const show = () => {
    isPlanned = false
    const { order } = store.getState()
    const items = arrangeItems(tasks.map(({ item }) => item).filter(isInSet), order)
    const progress = toUploadProgress(items, secondsLeftFor)
    const toSend = tasks.filter(({ item, bytes }) => busy.has(item.state) && (item.isHere || bytes !== null))
    const isKept = toSend.every((task) => task.isKept || task.item.state === 'hashing')
    store.setState({ items, progress, isBusy: toSend.length > 0, isKept })
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    // Files that are added together cause one update of the store.
    queueMicrotask(() => isPlanned && show())
  }

  return {
    all: (): readonly UploadTask[] => tasks,
    find: (key: string) => tasks.find((task) => task.item.key === key) ?? null,
    /** Puts a file at the end, or behind another. */
    insert: (task: UploadTask, behind: string | null = null) => {
      const index = tasks.findIndex(({ item }) => item.key === behind)
      tasks =
        index === -1 ? [...tasks, task] : [...tasks.slice(0, index + 1), task, ...tasks.slice(index + 1)]
      plan()
    },
    /** Applies an event to a file; a removed file leaves the list. */
    dispatch: (task: UploadTask, event: UploadFileEvent) => {
      Object.assign(task, uploadReducer(task, event))
      if (task.item.state === 'removed') tasks = tasks.filter((each) => each !== task)
      plan()
    },
    sort: (compare: (a: UploadTask, b: UploadTask) => number) => {
      tasks = [...tasks].sort(compare)
      plan()
    },
    clear: () => {
      tasks = []
      show()
    },
    /** Writes waiting changes to the store at once. */
    show,
  }
}

function isInSet(item: UploadFile['item']): item is UploadItem {
  return item.state !== 'removed'
}

type Order = Readonly<Record<string, readonly string[]>>

/** Puts the files of each slot into the order that a person gave them; files that `order` does not name follow. */
function arrangeItems(items: readonly UploadItem[], order: Order): readonly UploadItem[] {
  const queues = new Map<string, UploadItem[]>()
  for (const [slot, keys] of Object.entries(order)) {
    const place = new Map(keys.map((key, index) => [key, index]))
    // An order that is kept for another device names the relay's id, which both devices know.
    const getPlace = ({ key, uploadId }: UploadItem) =>
      place.get(key) ?? place.get(uploadId ?? '') ?? keys.length
    const own = items.filter((item) => item.slot === slot)
    queues.set(
      slot,
      own.sort((a, b) => getPlace(a) - getPlace(b)),
    )
  }
  return items.map((item) => queues.get(item.slot)?.shift() ?? item)
}

/** The progress of the files that count. */
function toUploadProgress(
  items: readonly UploadItem[],
  secondsLeftFor: (bytes: number) => number | null,
): UploadProgress {
  const counted = items.filter(({ state }) => state !== 'rejected' && state !== 'failed')
  const staged = counted.filter(({ state }) => state === 'staged')
  let bytes = 0
  let bytesSent = 0
  for (const { size, sent, state } of counted) {
    bytes += size
    bytesSent += state === 'staged' ? size : Math.min(sent, size)
  }
  const isMoving = counted.some(({ state }) => state === 'sending')
  return {
    files: counted.length,
    filesStaged: staged.length,
    bytes,
    bytesSent,
    ratio: bytes === 0 ? 1 : bytesSent / bytes,
    secondsLeft: isMoving ? secondsLeftFor(bytes - bytesSent) : null,
  }
}
