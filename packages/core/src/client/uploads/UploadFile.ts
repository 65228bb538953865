import type { UploadBytes } from './UploadStore.ts'
import type { UploadItem, UploadPause, UploadProblem, UploadState } from './uploadTypes.ts'

/** What a file is doing, also once it is in the set no more. */
export type UploadFileState = UploadState | 'removed'

/** All that is known of a file of a set. Only `uploadReducer` makes the next one. */
export type UploadFile = Readonly<{
  /** What is shown of it. */
  item: Readonly<Omit<UploadItem, 'state'> & { state: UploadFileState }>
  /** `null` where another device has them. */
  bytes: UploadBytes | null
  /** The key of the file whose place it takes once it is staged. */
  replaces: string | null
  /** Milliseconds since 1970. */
  addedAt: number
  /** A person has paused this one. */
  isHeld: boolean
  /** The device keeps it, also for another tab. */
  isKept: boolean
  /** It was created, and the answer was lost: it is looked up before it is created again. */
  mayHaveBegun: boolean
  /** Another tab of this device sends it. */
  isInOtherTab: boolean
  /** Tries in a row after which the relay had no more of it than before. */
  tries: number
  /** How often it was sent from its start again. */
  restarts: number
  /** On the page's own clock, when this page last did something about it at the relay: an older list knows nothing of that. */
  touchedAt: number
}>

/** What happens to a file. Times are on the page's own clock. */
export type UploadFileEvent =
  /** A person gives its bytes again. */
  | { type: 'picked'; name: string }
  /** It was read, made smaller and checked. `isOther`: it is not the file that the relay has a part of. */
  | { type: 'hashed'; facts: HashedFacts; bytes: UploadBytes; isOther: boolean }
  /** It can be sent; `kept` are its bytes as the device keeps them. */
  | { type: 'ready'; kept: UploadBytes | null }
  /** The device finds that it cannot be sent. */
  | { type: 'unusable'; problem: UploadProblem }
  /** Its turn has come. */
  | { type: 'started' }
  /** Another tab of this device sends it, or may do so no more. */
  | { type: 'otherTab'; isSending: boolean }
  /** It was looked up whether the relay has begun it. */
  | { type: 'found'; uploadId: string | null }
  /** The relay has begun it. */
  | { type: 'created'; uploadId: string; expiresAt: string | null; at: number }
  /** So much of it has left. */
  | { type: 'progressed'; sent: number }
  /** The relay has so much of it for certain; `isMore`: more than before. */
  | { type: 'confirmed'; sent: number; isMore: boolean; at: number }
  /** A try to send it has ended, however it did. */
  | { type: 'ended'; at: number }
  /** A try was stopped. */
  | { type: 'interrupted' }
  /** A try brought no more of it to the relay; `isUnavailable`: the relay said when to come back, and that is no try. */
  | { type: 'stalled'; isUnavailable: boolean }
  /** What the relay had of it is of no use: it is sent from its start again. */
  | { type: 'restarted' }
  /** The relay wants another file. */
  | { type: 'refused'; problem: UploadProblem }
  /** It got no further, and may be tried again. */
  | { type: 'failed'; problem: UploadProblem }
  /** The relay has it whole. */
  | { type: 'staged' }
  /** It may not move. */
  | { type: 'held'; pause: UploadPause }
  /** It may move again. */
  | { type: 'released' }
  /** A person pauses it. */
  | { type: 'paused' }
  /** A person lets it go on. */
  | { type: 'resumed' }
  /** It is tried again; by a person it is so from the beginning. */
  | { type: 'retried'; isByPerson: boolean }
  /** The relay's list has it; `isMoving`: another device sends it. */
  | { type: 'listed'; upload: ListedFacts; isMoving: boolean }
  /** The relay's list has it no more; `isExpired`: its time is over. */
  | { type: 'missing'; isExpired: boolean }
  /** The file whose place it takes is gone. */
  | { type: 'settled' }
  /** It is taken out of the set. */
  | { type: 'removed' }

/** What reading a file has shown. */
export type HashedFacts = Pick<UploadItem, 'name' | 'type' | 'size' | 'originalSize' | 'sha256'>

/** What the relay's list says of a file. */
export type ListedFacts = Pick<UploadItem, 'name' | 'size' | 'sha256' | 'expiresAt'> & {
  state: 'uploading' | 'staged'
  type: string | null
  /** Bytes that the relay has. */
  offset: number
}
