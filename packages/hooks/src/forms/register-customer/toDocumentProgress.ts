import type { UploadItem } from '../../uploads/uploadTypes.ts'
import type { DocumentProgress } from './registerCustomerFormTypes.ts'

/** How far the files of one document are, the worst of them first. */
export function toDocumentProgress(items: readonly UploadItem[]): DocumentProgress {
  if (items.length === 0) return ''
  if (items.some(({ state }) => state === 'rejected' || state === 'failed')) return 'problem'
  return items.every(({ state }) => state === 'staged') ? 'staged' : 'busy'
}
