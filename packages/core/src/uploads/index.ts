export { getExtension } from './getExtension.ts'
export { isEncryptedPdf } from './isEncryptedPdf.ts'
export { sniffFileType } from './sniffFileType.ts'
export { type UploadType, uploadTypes } from './uploadTypes.ts'
