import * as z from 'zod/mini'

/** A table of named things that may be null or missing altogether; both become an empty one. */
export function orEmpty<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value> {
  return z.pipe(z.transform(absentToEmpty), schema)
}

function absentToEmpty(value: unknown): unknown {
  return value ?? {}
}
