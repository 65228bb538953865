import * as z from 'zod/mini'

/** A field that may be null or missing altogether; both become `null`. */
export function orNull<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  // A transform is asked about a missing field too, so that zod's `optional` and `default` need not be loaded.
  return z.pipe(z.transform(absentToNull), z.nullable(schema))
}

function absentToNull(value: unknown): unknown {
  return value ?? null
}
