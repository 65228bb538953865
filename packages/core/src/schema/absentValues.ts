import * as z from 'zod/mini'

/** A field that may be null or missing altogether; both become `null`. */
export function orNull<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  // A transform is asked about a missing field too, so that zod's `optional` and `default` need not be loaded.
  return z.pipe(z.transform(absentToNull), z.nullable(schema))
}

function absentToNull(value: unknown): unknown {
  return value ?? null
}

/** A resource that may not exist: `null`, absent and the empty array the service sends for "nothing" all become `null`. */
export function orNone<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  return z.pipe(z.transform(nothingToNull), z.nullable(schema))
}

function nothingToNull(value: unknown): unknown {
  const isNothing = Array.isArray(value) && value.length === 0
  return isNothing ? null : (value ?? null)
}
