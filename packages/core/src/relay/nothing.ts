import * as z from 'zod/mini'

/** The output of a route that answers with a status and headers alone. */
export const nothing: z.ZodMiniType<undefined, unknown> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
