import type { UploadRecord } from '../uploads/UploadRecord.ts'

/** One part of a form that is about to be made: a text, or a file that waits whole. */
export type StagedFormPart = { name: string; value: string } | { name: string; upload: UploadRecord }
