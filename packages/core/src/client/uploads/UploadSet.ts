import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadEvent, UploadItem, UploadProgress } from './uploadTypes.ts'

/** The state of a set that the page shows. */
export type UploadSetState = {
  /** The files in the order in which they were added, with `order` applied. */
  items: readonly UploadItem[]
  /** `pending` until the first list of the relay arrives. */
  status: 'pending' | 'ready' | 'error'
  limits: StagedSet['limits'] | null
  progress: UploadProgress
  /** A file is still to be sent or prepared. */
  isBusy: boolean
  /** The device keeps every unsent file: a closed page loses nothing. If not, the browser asks before the person leaves the page. */
  isKept: boolean
  /** A person has paused all files. */
  isPaused: boolean
  /** The session has ended: all files wait until sign-in. */
  isSignedOut: boolean
  isOffline: boolean
  /** The keys of a slot in order, for slots where a person has moved a file; the owner of the form keeps it. */
  order: Readonly<Record<string, readonly string[]>>
}

/** Holds the state of a set. */
export type UploadStateStore = {
  getState: () => UploadSetState
  /** The state before anything is known: on a server and during hydration. */
  getInitialState: () => UploadSetState
  setState: (patch: Partial<UploadSetState>) => void
  subscribe: (listener: (state: UploadSetState) => void) => () => void
}

/** The limits of a caller; it passes them with each file. */
export type AddRules = {
  getMaxFiles: (slot: string) => number
  maxFileBytes: number
  compress: 'auto' | 'off'
}

/** The files of one set on one page, shared by all callers; the set lives on without callers. */
export type UploadSet = {
  store: UploadStateStore
  /** Reads the relay's list again, such as after an error. */
  refresh: () => Promise<void>
  /** Copies the files to this device's own memory at once, and begins to send. The call never throws: an unusable file has a `problem`. */
  add: (slot: string, files: readonly File[], rules: AddRules) => void
  /** The new file takes the place of the old one, which stays until the new one is staged. */
  replace: (key: string, file: File, rules: AddRules) => void
  remove: (key: string) => void
  /** Retries a `failed` file. Pass the file that the person picked again if its bytes are not on this device. */
  retry: (key: string, file: File | undefined, rules: AddRules) => void
  /** Moves a file within its slot; positions count from 0. */
  move: (key: string, position: number) => void
  pause: (key: string) => void
  resume: (key: string) => void
  pauseAll: () => void
  resumeAll: () => void
  /** Reads the bytes from this device or from the relay; `null` when neither has the whole file. */
  open: (key: string) => Promise<Blob | null>
  setOrder: (order: UploadSetState['order']) => void
  /** Forgets the set on this device once its write has taken the files along. */
  forget: () => void
  listen: (listener: (event: UploadEvent) => void) => () => void
  /** Begins to read and to send; files in flight go on after the last caller has left. */
  attach: (lending: UploadLending) => () => void
  /** Stops for good and empties the set. */
  end: () => void
}
