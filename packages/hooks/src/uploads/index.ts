export { useUploads } from './useUploads.ts'
export {
  type UploadEvent,
  type UploadItem,
  type UploadPause,
  type UploadProblem,
  type UploadProgress,
  type UploadState,
  type UseUploadsParameters,
  type UseUploadsReturnType,
} from './uploadTypes.ts'
