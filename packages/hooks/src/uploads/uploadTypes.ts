import type { StagedFile, StagedSet } from '@onlend/core/relay'

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

export type UseUploadsParameters = {
  /** @default the provider's */
  customerPartnerId?: string | undefined
  /** The write that the files are for. */
  kind: 'submitCreditAssessment' | 'registerCustomer'
  /** Tells several writes of one kind apart: letters, digits, `-` and `_`. @default 'current' */
  set?: string | undefined
  /** Files that a slot takes. @default no limit but the set's */
  getMaxFiles?: ((slot: string) => number) | undefined
  /** Bytes of one file, where less is wanted than the relay takes. */
  maxFileBytes?: number | undefined
  /** `auto` makes large photos smaller before they travel: long edge 2000 px, JPEG. @default 'auto' */
  compress?: 'auto' | 'off' | undefined
  /** Reads and sends nothing. @default true */
  enabled?: boolean | undefined
  onEvent?: ((event: UploadEvent) => void) | undefined
}

/** What happened to one file, for a host's own log: no names of files. */
export type UploadEvent =
  | {
      type: 'upload.started' | 'upload.staged' | 'upload.resumed' | 'upload.removed'
      slot: string
      bytes: number
    }
  | { type: 'upload.rejected' | 'upload.failed'; slot: string; problem: UploadProblem }

export type UseUploadsReturnType = {
  /** In the order in which they were added, `order` applied. */
  items: readonly UploadItem[]
  getItems: (slot: string) => readonly UploadItem[]
  /** `pending` until the relay has been asked once what it holds. */
  status: 'pending' | 'ready' | 'error'
  /** Asks the relay again what it holds, as after an error. */
  refresh: () => Promise<void>
  limits: StagedSet['limits'] | null
  progress: UploadProgress
  /** Something is still to be sent or prepared. */
  isBusy: boolean
  /** What is still to be sent waits on this device, too: a closed page loses nothing. Else the browser asks before the page is left. */
  isKept: boolean
  /** A person has stopped everything. */
  isPaused: boolean
  /** The session has ended: everything waits, and goes on after sign-in. */
  isSignedOut: boolean
  isOffline: boolean
  /** Copies the files to this device's own memory at once, and begins to send. Nothing is thrown: what cannot be used says why. */
  add: (slot: string, files: readonly File[]) => void
  /** The new file takes the place of the old one, which stays until the new one is staged. */
  replace: (key: string, file: File) => void
  remove: (key: string) => void
  /** After `failed`. A file that is not here any more must be picked again: pass it. */
  retry: (key: string, file?: File) => void
  /** Within its slot, counted from 0. */
  move: (key: string, position: number) => void
  pause: (key: string) => void
  resume: (key: string) => void
  pauseAll: () => void
  resumeAll: () => void
  /** The bytes, from this device or from the relay; `null` when neither has them whole. */
  open: (key: string) => Promise<Blob | null>
  /** The staged files of a slot in order, as a write takes them. */
  getStaged: (slot: string) => readonly StagedFile[]
  /** Keys by slot, in order, where a person has moved something; kept by the owner of the form. */
  order: Readonly<Record<string, readonly string[]>>
  setOrder: (order: Readonly<Record<string, readonly string[]>>) => void
  /** Forgets the set on this device once its write has taken the files along. */
  forget: () => void
}
