import * as z from 'zod/mini'

/** The output of a route that answers with the bytes of a file. */
export const bytes: z.ZodMiniType<Blob, Blob> = z.instanceof(Blob)
