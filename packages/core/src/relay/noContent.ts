import * as z from 'zod/mini'

/** The output of a route that answers with a status and headers alone. */
export const noContent: z.ZodMiniType<undefined, unknown> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
