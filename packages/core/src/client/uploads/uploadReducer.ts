import type { UploadFile, UploadFileEvent } from './UploadFile.ts'
import { uploadTransitions } from './uploadTransitions.ts'

/** Returns the file after an event. An event that its state does not name leaves the file unchanged. */
export function uploadReducer(file: UploadFile, event: UploadFileEvent): UploadFile {
  const { item } = file
  if (uploadTransitions[item.state][event.type] === undefined) return file
  const show = (patch: Partial<UploadFile['item']>): UploadFile => ({ ...file, item: { ...item, ...patch } })
  const unknown = { uploadId: null, sent: 0, expiresAt: null }
  const going = { pause: null, problem: null }

  switch (event.type) {
    case 'picked':
      return {
        ...show({ state: 'hashing', problem: null, name: event.name, isHere: true }),
        ...{ tries: 0, restarts: 0, isHeld: false },
      }
    case 'hashed':
      return {
        ...show({ ...event.facts, isHere: true, uploadedBy: null, ...(event.isOther ? unknown : {}) }),
        bytes: event.bytes,
      }
    case 'ready': {
      const bytes = event.kept ?? file.bytes
      return bytes ? { ...show({ state: 'queued' }), isKept: event.kept !== null, bytes } : file
    }
    case 'unusable': {
      const state = event.problem === 'UNREADABLE' ? 'failed' : 'rejected'
      return show({ state, problem: event.problem, isHere: false })
    }
    case 'started':
      return file.bytes ? show({ state: 'sending', ...going }) : file
    case 'held':
      return file.bytes ? show({ state: 'held', pause: event.pause, problem: null }) : file
    case 'released':
      return file.bytes ? show({ state: 'queued', pause: null }) : file
    case 'retried':
      if (!file.bytes) return file
      return {
        ...show({ state: 'queued', problem: null }),
        ...{ tries: 0, ...(event.isByPerson ? { restarts: 0, isHeld: false } : {}) },
      }
    case 'otherTab':
      return { ...file, isInOtherTab: event.isSending }
    case 'paused':
      return { ...file, isHeld: true }
    case 'resumed':
      return { ...file, isHeld: false }
    case 'found':
      return { ...show({ uploadId: event.uploadId ?? item.uploadId }), mayHaveBegun: false }
    case 'created':
      return {
        ...show({ uploadId: event.uploadId, expiresAt: event.expiresAt ?? item.expiresAt }),
        touchedAt: event.at,
      }
    case 'confirmed':
      return {
        ...show({ sent: event.sent, ...(event.isMore ? { problem: null } : {}) }),
        ...{ touchedAt: event.at, tries: event.isMore ? 0 : file.tries },
      }
    case 'ended':
      return { ...file, touchedAt: event.at }
    case 'interrupted':
      return { ...file, mayHaveBegun: file.mayHaveBegun || item.uploadId === null }
    case 'stalled':
      return event.isUnavailable ? show({ problem: 'UNAVAILABLE' }) : { ...file, tries: file.tries + 1 }
    case 'restarted':
      return { ...show(unknown), restarts: file.restarts + 1 }
    case 'refused':
      return show({ state: 'rejected', problem: event.problem, pause: null, ...unknown })
    case 'failed':
      return show({ state: 'failed', problem: event.problem, pause: null })
    case 'staged':
      return show({ state: 'staged', sent: item.size, ...going })
    case 'settled':
      return { ...file, replaces: null }
    case 'removed':
      return show({ state: 'removed' })
    case 'listed':
      return toListed(file, event)
    case 'missing':
      return toMissing(file, event)
  }
}

/** Applies the relay's list: the relay is right about every file that this page is not sending. */
function toListed(
  file: UploadFile,
  { upload, isMoving }: Extract<UploadFileEvent, { type: 'listed' }>,
): UploadFile {
  const { item, bytes } = file
  const { size, offset, name, sha256, expiresAt } = upload
  const known = { ...item, sent: offset, expiresAt }
  // A file that a person has picked again is checked first: it may be a different file.
  if (item.state === 'hashing') return bytes ? { ...file, item: known } : file
  if (upload.state === 'staged') {
    const type = upload.type ?? item.type
    return {
      ...file,
      item: {
        ...known,
        ...{ state: 'staged', pause: null, problem: null, size, sent: size, name, sha256, type },
      },
    }
  }
  // The relay no longer has the whole file: a staged file has to be sent once more.
  if (bytes) return { ...file, item: { ...known, state: item.state === 'staged' ? 'queued' : item.state } }
  // The device refused the file that a person picked again, and its reason stays visible.
  if (item.state === 'rejected') return file
  return {
    ...file,
    item: { ...known, state: isMoving ? 'sending' : 'failed', problem: isMoving ? null : 'NOT_HERE' },
  }
}

function toMissing(
  file: UploadFile,
  { isExpired }: Extract<UploadFileEvent, { type: 'missing' }>,
): UploadFile {
  const { item, bytes } = file
  const unknown = { uploadId: null, sent: 0, expiresAt: null }
  // A file that a person has just picked again is sent as a new upload.
  if (item.state === 'hashing') return { ...file, item: { ...item, ...unknown } }
  // This device has the bytes: a new try by the upload's id shows whether the relay lost the file or refused it, and why.
  if (bytes && (item.state !== 'staged' || isExpired))
    return { ...file, item: { ...item, state: 'queued', pause: null, problem: null } }
  if (!isExpired) return { ...file, item: { ...item, state: 'removed' } }
  return {
    ...file,
    item: { ...item, state: 'failed', problem: 'EXPIRED', pause: null, uploadId: null, sent: 0 },
  }
}
