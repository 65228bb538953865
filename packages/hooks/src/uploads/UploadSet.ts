import type { StoreApi } from 'zustand/vanilla'
import type { Lending } from '../lending/Lending.ts'
import type { UploadEvent, UseUploadsReturnType } from './uploadTypes.ts'

/** What the hooks of a set see. */
export type UploadSetState = Pick<
  UseUploadsReturnType,
  | 'items'
  | 'status'
  | 'limits'
  | 'progress'
  | 'isBusy'
  | 'isKept'
  | 'isPaused'
  | 'isSignedOut'
  | 'isOffline'
  | 'order'
>

/** What a caller allows, each time that it adds something. */
export type AddRules = {
  getMaxFiles: (slot: string) => number
  maxFileBytes: number
  compress: 'auto' | 'off'
}

type Plain = Pick<
  UseUploadsReturnType,
  | 'refresh'
  | 'remove'
  | 'move'
  | 'pause'
  | 'resume'
  | 'pauseAll'
  | 'resumeAll'
  | 'open'
  | 'setOrder'
  | 'forget'
>

/** The files of one set on one page, however many hooks look at it, and also while none does. */
export type UploadSet = Plain & {
  store: StoreApi<UploadSetState>
  add: (slot: string, files: readonly File[], rules: AddRules) => void
  replace: (key: string, file: File, rules: AddRules) => void
  retry: (key: string, file: File | undefined, rules: AddRules) => void
  listen: (listener: (event: UploadEvent) => void) => () => void
  /** Begins to read and to send; what is on its way goes on after the last caller has left. */
  attach: (lending: Lending) => () => void
  /** Stops for good, and shows nothing any more. */
  end: () => void
}
