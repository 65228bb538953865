import * as z from 'zod/mini'

/** A document: a `File` from a picker, or any `Blob`. */
export const file: z.ZodMiniType<Blob, Blob> = z.custom<Blob>(
  (value) => typeof Blob !== 'undefined' && value instanceof Blob,
  'must be a File or a Blob',
)
