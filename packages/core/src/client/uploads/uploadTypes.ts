/**
 * What a file is doing. `hashing`: read, compressed and checked on this device. `queued`: waits its turn. `sending`. `held`: see `pause`.
 * `staged`: the relay has it whole. `rejected`: another file is needed. `failed`: the same file may be tried again.
 */
export type UploadState = 'queued' | 'hashing' | 'sending' | 'held' | 'staged' | 'rejected' | 'failed'

/** Why a file does not move on: a person stopped it, there is no link, or the session has ended. The last two end by themselves. */
export type UploadPause = 'person' | 'offline' | 'session'

/** Why a file is `rejected` or `failed`, or waits. Words for it belong to the view. */
export type UploadProblem =
  /** Rejected: none of the types that are taken, or not the one that its name says. */
  | 'TYPE'
  /** Rejected: no bytes. */
  | 'EMPTY'
  /** Rejected: opens only with a password. */
  | 'ENCRYPTED'
  /** Rejected: the relay does not trust its content. */
  | 'SUSPICIOUS'
  /** Rejected: larger than one file may be. */
  | 'TOO_LARGE'
  /** Rejected: the slot, or the set, holds no more files. */
  | 'TOO_MANY'
  /** Failed: the partner's space at the relay is full; removing something makes room. */
  | 'STAGING_FULL'
  /** Sending: the relay has no room for now, or cannot scan files. It is tried again by itself until it gets through. */
  | 'UNAVAILABLE'
  /** Failed: the device can no longer read it, as when a file of a cloud folder has moved. It must be picked again. */
  | 'UNREADABLE'
  /** Failed: begun on another device, or before this device forgot it. It must be picked again to go on. */
  | 'NOT_HERE'
  /** Failed: the relay has thrown it away, because it waited too long. */
  | 'EXPIRED'
  /** Failed: what arrived is not what was sent, twice. */
  | 'CHANGED'
  /** Failed: the link, or the relay, did not work, also after several tries. */
  | 'CONNECTION'
  /** Failed: this person may not upload for this partner. */
  | 'NOT_ALLOWED'

/** One file of a set, whether it is on this device or was uploaded elsewhere. */
export type UploadItem = {
  /** Stable for as long as the file is in the set, also across reloads. */
  key: string
  /** The relay's id; `null` until it knows the file. */
  uploadId: string | null
  slot: string
  name: string
  /** Bytes that are to travel: of a photo, after compression. */
  size: number
  /** Bytes before compression; `null` where nothing was compressed. */
  originalSize: number | null
  /** Media type, as the first bytes show it. */
  type: string
  state: UploadState
  pause: UploadPause | null
  problem: UploadProblem | null
  /** Bytes that the relay has. */
  sent: number
  /** Lower-case hex; `null` until it is known. */
  sha256: string | null
  /** Its bytes are on this device: it can be shown, and go on without being picked again. */
  isHere: boolean
  /** The display name of another person who uploaded it; `null` for the signed-in person. */
  uploadedBy: string | null
  /** ISO 8601 in UTC: when the relay throws it away; `null` until it has any of it. */
  expiresAt: string | null
}

/** How far a set is. Files that are rejected or failed do not count. */
export type UploadProgress = {
  files: number
  filesStaged: number
  /** Bytes. */
  bytes: number
  bytesSent: number
  /** From 0 to 1; 1 also where there is nothing to send. */
  ratio: number
  /** `null` while nothing moves, and for the first seconds. */
  secondsLeft: number | null
}

/** The writes that files are uploaded for. */
export type UploadKind = 'submitCreditAssessment' | 'registerCustomer'

/** What happened to one file, for a host's own log: no names of files. */
export type UploadEvent =
  | {
      type: 'upload.started' | 'upload.staged' | 'upload.resumed' | 'upload.removed'
      slot: string
      bytes: number
    }
  | { type: 'upload.rejected' | 'upload.failed'; slot: string; problem: UploadProblem }
