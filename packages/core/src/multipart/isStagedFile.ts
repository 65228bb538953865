import type { StagedFile } from '../models/StagedFile.ts'

/** Whether a part of a write is a file that the relay already holds. */
export function isStagedFile(value: unknown): value is StagedFile {
  return typeof value === 'object' && value !== null && 'upload_id' in value && 'sha256' in value
}
