export { useUploads } from './useUploads.ts'
export {
  type UploadEvent,
  type UploadItem,
  type UploadPause,
  type UploadProblem,
  type UploadProgress,
  type UploadState,
} from '@onlend/core/client/uploads'
export { type UseUploadsParameters, type UseUploadsReturnType } from './useUploadsTypes.ts'
