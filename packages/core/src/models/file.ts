import * as z from 'zod/mini'
import { StagedFile } from './StagedFile.ts'

const blob: z.ZodMiniType<Blob, Blob> = z.custom<Blob>(
  (value) => typeof Blob !== 'undefined' && value instanceof Blob,
  'must be a File or a Blob',
)

/** A document: a `File` from a picker, any `Blob`, or one that the relay already holds. */
export const file: z.ZodMiniType<Blob | StagedFile, Blob | StagedFile> = z.custom<Blob | StagedFile>(
  (value) => blob.safeParse(value).success || StagedFile.safeParse(value).success,
  'must be a File, a Blob or a staged file',
)
