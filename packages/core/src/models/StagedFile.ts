import * as z from 'zod/mini'
import { text } from '../schema/text.ts'

/** A file that the relay already holds. A write takes it in place of a file, and its bytes do not travel again. */
export interface StagedFile extends z.input<typeof staged> {}

const staged = z.object({
  /** The id that the relay gave the upload. */
  upload_id: text((id) => /^[A-Za-z0-9_-]{8,64}$/.test(id), 'must be the id of an upload'),
  /** SHA-256 of its bytes, in lower-case hex, as the sender computed it: the relay refuses another file under the id. */
  sha256: text((sum) => /^[0-9a-f]{64}$/.test(sum), 'must be a SHA-256 in lower-case hex'),
})

/** The schema of a file that the relay already holds. */
export const StagedFile: z.ZodMiniType<StagedFile, StagedFile> = staged
