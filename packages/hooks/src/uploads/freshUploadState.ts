import type { UploadSetState } from './UploadSetState.ts'

/** A set of which nothing is known yet: on a server, during hydration and at the beginning. */
export const freshUploadState: UploadSetState = {
  items: [],
  status: 'pending',
  limits: null,
  progress: { files: 0, filesStaged: 0, bytes: 0, bytesSent: 0, ratio: 1, secondsLeft: null },
  isBusy: false,
  isPaused: false,
  isSignedOut: false,
  isOffline: false,
  order: {},
}
