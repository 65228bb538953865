import type { UploadBytes } from './UploadStore.ts'
import type { UploadItem, UploadPause, UploadProblem, UploadState } from './uploadTypes.ts'

/** The state of a file, also after it has left the set. */
export type UploadFileState = UploadState | 'removed'

/** A file of a set with its facts. Only `uploadReducer` makes the next value. */
export type UploadFile = Readonly<{
  /** The part of the file that the page shows. */
  item: Readonly<Omit<UploadItem, 'state'> & { state: UploadFileState }>
  /** `null` when another device has them. */
  bytes: UploadBytes | null
  /** The key of the file that this one replaces once it is staged. */
  replaces: string | null
  /** Milliseconds since 1970. */
  addedAt: number
  /** A person has paused this file. */
  isHeld: boolean
  /** The device keeps the file, also for another tab. */
  isKept: boolean
  /** The answer to its creation was lost: the sender looks for the upload before it creates another. */
  mayHaveBegun: boolean
  /** Another tab of this device sends the file. */
  isInOtherTab: boolean
  /** Tries in a row that brought no further byte to the relay. */
  tries: number
  /** How often the file began again from its first byte. */
  restarts: number
  /** The time, on the page's own clock, of this page's last request about the file: an older list does not show it. */
  touchedAt: number
}>

/** An event of a file. Times are on the page's own clock. */
export type UploadFileEvent =
  /** A person picked the file again. */
  | { type: 'picked'; name: string }
  /** The device has read, compressed and checked the file. `isOther`: the relay has a part of a different file. */
  | { type: 'hashed'; facts: HashedFacts; bytes: UploadBytes; isOther: boolean }
  /** The file can be sent; `kept` are its bytes as the device keeps them. */
  | { type: 'ready'; kept: UploadBytes | null }
  /** The device found that the file cannot be sent. */
  | { type: 'unusable'; problem: UploadProblem }
  /** A try to send the file has begun. */
  | { type: 'started' }
  /** Another tab of this device sends the file, or has possibly stopped. */
  | { type: 'otherTab'; isSending: boolean }
  /** The search for a begun upload has ended; `uploadId` is `null` if the relay has none. */
  | { type: 'found'; uploadId: string | null }
  /** The relay has begun the upload. */
  | { type: 'created'; uploadId: string; expiresAt: string | null; at: number }
  /** The relay has confirmed `sent` bytes; `isMore`: more than before. */
  | { type: 'confirmed'; sent: number; isMore: boolean; at: number }
  /** A try to send the file has ended, with any result. */
  | { type: 'ended'; at: number }
  /** A try was stopped. */
  | { type: 'interrupted' }
  /** A try brought no further byte to the relay; `isUnavailable`: the relay said when to come back, which does not count as a try. */
  | { type: 'stalled'; isUnavailable: boolean }
  /** The part at the relay is useless: the file is sent again from its first byte. */
  | { type: 'restarted' }
  /** The relay wants another file. */
  | { type: 'refused'; problem: UploadProblem }
  /** The sending failed; a retry is possible. */
  | { type: 'failed'; problem: UploadProblem }
  /** The relay has the whole file. */
  | { type: 'staged' }
  /** The file must wait. */
  | { type: 'held'; pause: UploadPause }
  /** The file no longer has to wait. */
  | { type: 'released' }
  /** A person pauses the file. */
  | { type: 'paused' }
  /** A person resumes the file. */
  | { type: 'resumed' }
  /** The file is retried. A retry by a person also resets the counter of restarts. */
  | { type: 'retried'; isByPerson: boolean }
  /** The relay's list has the file; `isMoving`: another device sends it. */
  | { type: 'listed'; upload: ListedFacts; isMoving: boolean }
  /** The relay's list no longer has the file; `isExpired`: its time is over. */
  | { type: 'missing'; isExpired: boolean }
  /** The file that this one replaces is gone. */
  | { type: 'settled' }
  /** The file leaves the set. */
  | { type: 'removed' }

/** The facts that reading a file gives. */
export type HashedFacts = Pick<UploadItem, 'name' | 'type' | 'size' | 'originalSize' | 'sha256'>

/** The facts of a file in the relay's list. */
export type ListedFacts = Pick<UploadItem, 'name' | 'size' | 'sha256' | 'expiresAt'> & {
  state: 'uploading' | 'staged'
  type: string | null
  /** Bytes that the relay has. */
  offset: number
}

/** A file of a set, and the work on it on this page. */
export type UploadTask = UploadFile & {
  /** Stops the work on the file; `null` while there is none. */
  stop: AbortController | null
}
