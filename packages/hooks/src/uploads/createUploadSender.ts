import { importNamed } from '@onlend/core/import-named'
import type { UploadEnd } from './readUploadEnd.ts'
import type { UploadBytes } from './UploadStore.ts'
import type { UploadQueue } from './UploadQueue.ts'
import type { UploadTask } from './UploadTask.ts'
import type { LinkSpeed } from './createLinkSpeed.ts'
import type { SendFileParameters } from './sendFile.ts'
import type { UploadProblem } from './uploadTypes.ts'

type CreateUploadSenderParameters = {
  queue: UploadQueue
  speed: LinkSpeed
  isOffline: () => boolean
  onSignedOut: () => void
  onStaged: (task: UploadTask) => void
  /** Another tab sends it: the relay's list shows how far it is. */
  onBusy: () => void
  /** The id of an upload that this device began without hearing back. */
  findBegun: (task: UploadTask) => Promise<string | null>
  /** A place has become free. */
  onFree: () => void
}

/** Sends one file after the other, once it is told to. */
export type UploadSender = { send: (task: UploadTask) => Promise<void> }

/** Tries without one more byte at the relay until a person has to say "try again". */
const mostTries = 12
/** How often a file is sent from its start again. */
const mostRestarts = 2
/** Milliseconds. */
const longestPause = 30_000

/** Makes the sender of a set. */
export function createUploadSender(parameters: CreateUploadSenderParameters): UploadSender {
  const { queue, speed, isOffline, onStaged, onSignedOut, onBusy, onFree, findBegun } = parameters
  const { tasks, uploadStore } = queue

  const fail = (task: UploadTask, state: 'rejected' | 'failed', problem: UploadProblem) => {
    tasks.change(task, {
      state,
      problem,
      pause: null,
      ...(state === 'rejected' && { uploadId: null, sent: 0, expiresAt: null }),
    })
    queue.emit({ type: `upload.${state}`, slot: task.item.slot, problem })
    if (state === 'rejected') void uploadStore.drop([task.item.key])
  }
  const forgetUpload = (task: UploadTask) => {
    tasks.change(task, { uploadId: null, sent: 0, expiresAt: null })
    return uploadStore.change(task.item.key, { uploadId: null })
  }
  /** Reads what another tab has done about it; whether it has removed it. */
  const isRemovedElsewhere = async (task: UploadTask): Promise<boolean> => {
    if (!task.isKept) return false
    const kept = await uploadStore.get(task.item.key)
    if (kept?.uploadId && kept.uploadId !== task.item.uploadId)
      tasks.change(task, { uploadId: kept.uploadId })
    return kept === null
  }
  /** Whether there is a point in sending it from its start again. */
  const restart = async (task: UploadTask): Promise<boolean> => {
    task.restarts += 1
    await forgetUpload(task)
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
      task.touchedAt = queue.clock()
      switch (end.type) {
        case 'staged':
          tasks.change(task, { state: 'staged', sent: task.item.size, pause: null, problem: null })
          queue.emit({ type: 'upload.staged', slot: task.item.slot, bytes: task.item.size })
          return onStaged(task)
        case 'stopped':
          task.mayHaveBegun ||= task.item.uploadId === null
          return
        case 'session':
          return onSignedOut()
        case 'refused':
          return fail(task, end.state, end.problem)
        case 'gone':
          if (await isRemovedElsewhere(task)) return tasks.drop(task.item.key)
          if (!(await restart(task))) return fail(task, 'failed', 'EXPIRED')
          break
        case 'conflict':
          task.tries += 1
          if (task.tries >= mostTries) return fail(task, 'failed', 'CONNECTION')
          break
        case 'changed':
          // Once may be the link; twice is not.
          if (task.restarts > 0) return fail(task, 'failed', 'CHANGED')
          await restart(task)
          break
        case 'connection': {
          // The relay is there and says when to come back: that is no try, and nothing for a person to do.
          if (end.isUnavailable) tasks.change(task, { problem: 'UNAVAILABLE' })
          else {
            task.tries += 1
            speed.failed()
          }
          if (!(await isBlobReadable(blob))) return fail(task, 'failed', 'UNREADABLE')
          if (signal.aborted || isOffline()) return
          if (task.tries >= mostTries) return fail(task, 'failed', 'CONNECTION')
          const { delay } = client.retries
          const pause = Math.min(longestPause, delay * 2 ** (task.tries - 1))
          // Phones that lost the same mast do not come back in step.
          const wait = end.retryAfter ?? pause * (0.5 + client.random() / 2)
          await client.wait(wait, signal).catch(() => undefined)
          task.mayHaveBegun ||= task.item.uploadId === null
        }
      }
    }
  }

  const tryOnce = async (task: UploadTask, blob: Blob, signal: AbortSignal): Promise<UploadEnd> => {
    if (task.item.uploadId === null && task.mayHaveBegun) {
      const uploadId = await findBegun(task)
      if (signal.aborted) return { type: 'stopped' }
      task.mayHaveBegun = false
      if (uploadId !== null) tasks.change(task, { uploadId })
    }
    const { item } = task
    let confirmed = item.sent
    let shown = item.sent
    let since = queue.clock()
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
        task.touchedAt = queue.clock()
        tasks.change(task, { uploadId, expiresAt: expiresAt ?? task.item.expiresAt })
        void uploadStore.change(item.key, { uploadId })
      },
      onProgress: (sent) => {
        if (signal.aborted) return
        if (sent > shown) speed.moved(sent - shown)
        shown = sent
        tasks.advance(task, sent)
      },
      onConfirmed: (sent) => {
        const now = queue.clock()
        speed.arrived(sent - confirmed, now - since)
        since = now
        if (sent > confirmed) {
          task.tries = 0
          tasks.change(task, { problem: null })
        }
        confirmed = sent
        task.touchedAt = now
        tasks.advance(task, sent)
        onFree()
      },
    }
    try {
      // The tus client is only loaded by those who send a file.
      const sendFile = await importNamed(() => import('./sendFile.ts'), 'sendFile')
      const end = await sendFile({ ...send, client: queue.lending().client, blob, signal })
      // A file that was not even begun cannot be gone: something between here and the relay answered.
      return end.type === 'gone' && task.item.uploadId === null
        ? { type: 'connection', retryAfter: null }
        : end
    } catch {
      // A chunk of the app that did not arrive is as bad a link as a chunk of the file.
      return { type: 'connection', retryAfter: null }
    }
  }

  return {
    send: async (task) => {
      const { bytes } = task
      if (!bytes || task.stop) return
      const stop = new AbortController()
      task.stop = stop
      tasks.change(task, { state: 'uploading', pause: null, problem: null })
      const { locks } = queue.lending()
      try {
        if (!locks) await work(task, bytes, stop.signal)
        else
          await locks.request(`${queue.scope}/${task.item.key}`, { ifAvailable: true }, async (lock) => {
            if (lock !== null)
              return (await isRemovedElsewhere(task))
                ? tasks.drop(task.item.key)
                : work(task, bytes, stop.signal)
            task.isInOtherTab = true
            onBusy()
          })
      } finally {
        task.stop = null
        onFree()
      }
    },
  }
}

/** Into memory only for as long as it is sent: twenty documents at once would fill a cheap phone. */
async function readWhole(bytes: UploadBytes): Promise<Blob | null> {
  try {
    return await bytes.read()
  } catch {
    // The key has ended with a sign-out in another tab, or the browser has cleared the page's storage.
    return null
  }
}

/** Whether the device can still read a file's bytes: storage can be taken away from under a page. */
async function isBlobReadable(blob: Blob): Promise<boolean> {
  try {
    await blob.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
