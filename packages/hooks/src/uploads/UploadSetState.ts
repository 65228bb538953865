import type { UseUploadsReturnType } from './uploadTypes.ts'

/** What the hooks of a set see. */
export type UploadSetState = Pick<
  UseUploadsReturnType,
  'items' | 'status' | 'limits' | 'progress' | 'isBusy' | 'isPaused' | 'isSignedOut' | 'isOffline' | 'order'
>
