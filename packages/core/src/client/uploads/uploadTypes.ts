/**
 * The state of a file. `hashing`: this device reads, compresses and checks it. `queued`: the file waits its turn. `sending`. `held`: see `pause`.
 * `staged`: the relay has the whole file. `rejected`: another file is needed. `failed`: the same file can be retried.
 */
export type UploadState = 'queued' | 'hashing' | 'sending' | 'held' | 'staged' | 'rejected' | 'failed'

/** The reason why a file waits: a person paused it, there is no link, or the session has ended. The last two end by themselves. */
export type UploadPause = 'person' | 'offline' | 'session'

/** The reason why a file is `rejected` or `failed`, or waits. The view has the words for it. */
export type UploadProblem =
  /** Rejected: the relay does not take the type, or the name has another type's ending. */
  | 'TYPE'
  /** Rejected: no bytes. */
  | 'EMPTY'
  /** Rejected: opens only with a password. */
  | 'ENCRYPTED'
  /** Rejected: the relay does not trust its content. */
  | 'SUSPICIOUS'
  /** Rejected: larger than the limit of one file. */
  | 'TOO_LARGE'
  /** Rejected: the slot or the set is full. */
  | 'TOO_MANY'
  /** Failed: the partner's space at the relay is full; removing something makes room. */
  | 'STAGING_FULL'
  /** Sending: the relay has no room for now, or cannot scan files. The page retries until the file gets through. */
  | 'UNAVAILABLE'
  /** Failed: the device can no longer read the file, as when a file of a cloud folder has moved. The person must pick the file again. */
  | 'UNREADABLE'
  /** Failed: begun on another device, or before this device forgot the file. The person must pick the file again to go on. */
  | 'NOT_HERE'
  /** Failed: the relay has deleted the file, because it waited too long. */
  | 'EXPIRED'
  /** Failed: the relay received other bytes than the page sent, twice. */
  | 'CHANGED'
  /** Failed: the link or the relay did not work after several tries. */
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
  /** Bytes to send: for a photo, after compression. */
  size: number
  /** Bytes before compression; `null` without compression. */
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
  /** This device has the file's bytes: the page can show the file and go on without a new pick. */
  isHere: boolean
  /** The display name of another person who uploaded it; `null` for the signed-in person. */
  uploadedBy: string | null
  /** ISO 8601 in UTC: when the relay deletes the file; `null` until it has a part of it. */
  expiresAt: string | null
}

/** The progress of a set. Files that are rejected or failed do not count. */
export type UploadProgress = {
  files: number
  filesStaged: number
  /** Bytes. */
  bytes: number
  bytesSent: number
  /** From 0 to 1; 1 also when there is nothing to send. */
  ratio: number
  /** `null` while nothing moves, and for the first seconds. */
  secondsLeft: number | null
}

/** The writes that files are uploaded for. */
export type UploadKind = 'submitCreditAssessment' | 'registerCustomer'

/** An event of one file, for a host's own log: no names of files. */
export type UploadEvent =
  | {
      type: 'upload.started' | 'upload.staged' | 'upload.resumed' | 'upload.removed'
      slot: string
      bytes: number
    }
  | { type: 'upload.rejected' | 'upload.failed'; slot: string; problem: UploadProblem }
