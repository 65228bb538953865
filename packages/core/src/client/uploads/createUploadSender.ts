import { importNamed } from '../../lib/importNamed.ts'
import type { UploadEnd } from './sendFile.ts'
import type { UploadBytes } from './UploadStore.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadTask } from './UploadFile.ts'
import type { LinkSpeed } from './createLinkSpeed.ts'
import type { SendFileParameters } from './sendFile.ts'
import type { UploadProblem } from './uploadTypes.ts'

type CreateUploadSenderParameters = {
  queue: UploadQueue
  speed: LinkSpeed
  isOffline: () => boolean
  onSignedOut: () => void
  onStaged: (task: UploadTask) => void
  /** Called when another tab sends the file: the relay's list shows its progress. */
  onBusy: () => void
  /** Finds the id of an upload that this device began without an answer. */
  findBegun: (task: UploadTask) => Promise<string | null>
  /** Called when another file can begin. */
  onFree: () => void
}

/** The number of tries without progress after which a person has to retry. */
const mostTries = 12
/** The number of times that a file begins again from its first byte. */
const mostRestarts = 2
/** Milliseconds between two tries at most. */
const longestPause = 30_000

/** Makes the sender of a set. */
export function createUploadSender(parameters: CreateUploadSenderParameters) {
  const { queue, speed, isOffline, onStaged, onSignedOut, onBusy, onFree, findBegun } = parameters
  const { tasks, uploadStore } = queue

  const fail = (task: UploadTask, state: 'rejected' | 'failed', problem: UploadProblem) => {
    tasks.dispatch(task, { type: state === 'rejected' ? 'refused' : 'failed', problem })
    queue.emit({ type: `upload.${state}`, slot: task.item.slot, problem })
    if (state === 'rejected') void uploadStore.drop([task.item.key])
  }
  /** Reads the work of other tabs on the file; returns whether one has removed it. */
  const isRemovedElsewhere = async (task: UploadTask): Promise<boolean> => {
    if (!task.isKept) return false
    const kept = await uploadStore.get(task.item.key)
    if (kept?.uploadId && kept.uploadId !== task.item.uploadId)
      tasks.dispatch(task, { type: 'found', uploadId: kept.uploadId })
    return kept === null
  }
  /** Resets the file to its first byte; returns whether the limit of restarts allows another try. */
  const restart = async (task: UploadTask): Promise<boolean> => {
    tasks.dispatch(task, { type: 'restarted' })
    await uploadStore.change(task.item.key, { uploadId: null })
    return task.restarts <= mostRestarts
  }

  /** Goes on until the file is staged, refused or stopped. */
  const work = async (task: UploadTask, bytes: UploadBytes, signal: AbortSignal): Promise<void> => {
    const blob = await readWhole(bytes)
    if (blob === null) return fail(task, 'failed', 'UNREADABLE')
    queue.emit({
      type: task.item.uploadId === null ? 'upload.started' : 'upload.resumed',
      slot: task.item.slot,
      bytes: task.item.size,
    })
    while (!signal.aborted) {
      const { client } = queue.lending()
      const end = await tryOnce(task, blob, signal)
      tasks.dispatch(task, { type: 'ended', at: queue.clock() })
      switch (end.type) {
        case 'staged':
          tasks.dispatch(task, { type: 'staged' })
          queue.emit({ type: 'upload.staged', slot: task.item.slot, bytes: task.item.size })
          return onStaged(task)
        case 'stopped':
          return tasks.dispatch(task, { type: 'interrupted' })
        case 'session':
          return onSignedOut()
        case 'refused':
          return fail(task, end.state, end.problem)
        case 'gone':
          if (await isRemovedElsewhere(task)) return tasks.dispatch(task, { type: 'removed' })
          if (!(await restart(task))) return fail(task, 'failed', 'EXPIRED')
          break
        case 'conflict':
          tasks.dispatch(task, { type: 'stalled', isUnavailable: false })
          if (task.tries >= mostTries) return fail(task, 'failed', 'CONNECTION')
          break
        case 'changed':
          // The link can change a file once; a second change has another cause.
          if (task.restarts > 0) return fail(task, 'failed', 'CHANGED')
          await restart(task)
          break
        case 'connection': {
          // An answer that says when to come back does not count as a try, and needs no action of a person.
          tasks.dispatch(task, { type: 'stalled', isUnavailable: end.isUnavailable === true })
          if (!end.isUnavailable) speed.failed()
          if (!(await isBlobReadable(blob))) return fail(task, 'failed', 'UNREADABLE')
          if (signal.aborted || isOffline()) return
          if (task.tries >= mostTries) return fail(task, 'failed', 'CONNECTION')
          const { delay } = client.retries
          const pause = Math.min(longestPause, delay * 2 ** (task.tries - 1))
          // A random pause keeps phones that lost the same mast from coming back in step.
          const wait = end.retryAfter ?? pause * (0.5 + client.random() / 2)
          await client.wait(wait, signal).catch(() => undefined)
          tasks.dispatch(task, { type: 'interrupted' })
        }
      }
    }
  }

  const tryOnce = async (task: UploadTask, blob: Blob, signal: AbortSignal): Promise<UploadEnd> => {
    if (task.item.uploadId === null && task.mayHaveBegun) {
      const uploadId = await findBegun(task)
      if (signal.aborted) return { type: 'stopped' }
      tasks.dispatch(task, { type: 'found', uploadId })
    }
    const { item } = task
    let confirmed = item.sent
    let since = queue.clock()
    const confirm = (sent: number) => {
      tasks.dispatch(task, { type: 'confirmed', sent, isMore: sent > confirmed, at: since })
      confirmed = sent
    }
    const send: Omit<SendFileParameters, 'client' | 'blob' | 'signal'> = {
      uploadId: item.uploadId,
      metadata: {
        customer_partner_id: queue.customerPartnerId,
        kind: queue.kind,
        set: queue.set,
        slot: item.slot,
        name: item.name,
        type: item.type,
        ...(item.sha256 === null ? {} : { sha256: item.sha256 }),
      },
      chunkSize: speed.chunkSize,
      onCreated: (uploadId, expiresAt) => {
        since = queue.clock()
        if (uploadId === task.item.uploadId) return
        tasks.dispatch(task, { type: 'created', uploadId, expiresAt, at: since })
        void uploadStore.change(item.key, { uploadId })
      },
      onResumed: (sent) => {
        since = queue.clock()
        confirm(sent)
      },
      onConfirmed: (sent) => {
        const now = queue.clock()
        speed.arrived(sent - confirmed, now - since)
        since = now
        confirm(sent)
        onFree()
      },
    }
    try {
      // Only pages that send a file load the tus client.
      const sendFile = await importNamed(() => import('./sendFile.ts'), 'sendFile')
      const end = await sendFile({ ...send, client: queue.lending().client, blob, signal })
      // A file that has not begun cannot be gone: a proxy answered.
      return end.type === 'gone' && task.item.uploadId === null
        ? { type: 'connection', retryAfter: null }
        : end
    } catch {
      // A chunk of the app that does not arrive counts as a bad link, like a chunk of the file.
      return { type: 'connection', retryAfter: null }
    }
  }

  return {
    /** Sends a file, until it is staged, refused or stopped. */
    send: async (task: UploadTask): Promise<void> => {
      const { bytes } = task
      if (!bytes || task.stop) return
      const stop = new AbortController()
      task.stop = stop
      tasks.dispatch(task, { type: 'started' })
      const { locks } = queue.lending()
      try {
        if (!locks) await work(task, bytes, stop.signal)
        else
          await locks.request(`${queue.scope}/${task.item.key}`, { ifAvailable: true }, async (lock) => {
            if (lock !== null)
              return (await isRemovedElsewhere(task))
                ? tasks.dispatch(task, { type: 'removed' })
                : work(task, bytes, stop.signal)
            tasks.dispatch(task, { type: 'otherTab', isSending: true })
            onBusy()
          })
      } finally {
        task.stop = null
        onFree()
      }
    },
  }
}

/** Reads a file into memory only while it is sent: twenty documents at once would fill a cheap phone. */
async function readWhole(bytes: UploadBytes): Promise<Blob | null> {
  try {
    return await bytes.read()
  } catch {
    // The key has ended with a sign-out in another tab, or the browser has cleared the page's storage.
    return null
  }
}

/** Whether the device can still read a file's bytes: a browser can clear storage while a page is open. */
async function isBlobReadable(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
