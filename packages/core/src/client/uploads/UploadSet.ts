import type { StagedSet } from '../../relay/models/StagedSet.ts'
import type { UploadLending } from './UploadLending.ts'
import type { UploadEvent, UploadItem, UploadProgress } from './uploadTypes.ts'

/** What a set shows. */
export type UploadSetState = {
  /** In the order in which they were added, `order` applied. */
  items: readonly UploadItem[]
  /** `pending` until the relay has been asked once what it holds. */
  status: 'pending' | 'ready' | 'error'
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
  /** Keys by slot, in order, where a person has moved something; kept by the owner of the form. */
  order: Readonly<Record<string, readonly string[]>>
}

/** Holds what a set shows. */
export type UploadStateStore = {
  getState: () => UploadSetState
  /** Of which nothing is known: on a server and during hydration. */
  getInitialState: () => UploadSetState
  setState: (patch: Partial<UploadSetState>) => void
  subscribe: (listener: (state: UploadSetState) => void) => () => void
}

/** What a caller allows, each time that it adds something. */
export type AddRules = {
  getMaxFiles: (slot: string) => number
  maxFileBytes: number
  compress: 'auto' | 'off'
}

/** The files of one set on one page, however many callers look at it, and also while none does. */
export type UploadSet = {
  store: UploadStateStore
  /** Asks the relay again what it holds, as after an error. */
  refresh: () => Promise<void>
  /** Copies the files to this device's own memory at once, and begins to send. Nothing is thrown: what cannot be used says why. */
  add: (slot: string, files: readonly File[], rules: AddRules) => void
  /** The new file takes the place of the old one, which stays until the new one is staged. */
  replace: (key: string, file: File, rules: AddRules) => void
  remove: (key: string) => void
  /** After `failed`. A file that is not here any more must be picked again: pass it. */
  retry: (key: string, file: File | undefined, rules: AddRules) => void
  /** Within its slot, counted from 0. */
  move: (key: string, position: number) => void
  pause: (key: string) => void
  resume: (key: string) => void
  pauseAll: () => void
  resumeAll: () => void
  /** The bytes, from this device or from the relay; `null` when neither has them whole. */
  open: (key: string) => Promise<Blob | null>
  setOrder: (order: UploadSetState['order']) => void
  /** Forgets the set on this device once its write has taken the files along. */
  forget: () => void
  listen: (listener: (event: UploadEvent) => void) => () => void
  /** Begins to read and to send; what is on its way goes on after the last caller has left. */
  attach: (lending: UploadLending) => () => void
  /** Stops for good, and shows nothing any more. */
  end: () => void
}
