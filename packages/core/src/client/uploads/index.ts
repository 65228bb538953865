export { type UploadSets } from './createUploadSets.ts'
export { openKeptFiles } from './openKeptFiles.ts'
export { openUploadSet } from './openUploadSet.ts'
export { type UploadLending } from './UploadLending.ts'
export { type AddRules, type UploadSet, type UploadSetState } from './UploadSet.ts'
export { uploadsEnd } from './uploadsEnd.ts'
export {
  type UploadEvent,
  type UploadItem,
  type UploadKind,
  type UploadPause,
  type UploadProblem,
  type UploadProgress,
  type UploadState,
} from './uploadTypes.ts'
export { createUploadSets } from './createUploadSets.ts'
