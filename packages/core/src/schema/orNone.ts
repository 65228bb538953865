import * as z from 'zod/mini'

/** A resource that may not exist: `null`, absent and the empty array the service sends for "nothing" all become `null`. */
export function orNone<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  return z.pipe(z.transform(nothingToNull), z.nullable(schema))
}

function nothingToNull(value: unknown): unknown {
  const isNothing = Array.isArray(value) && value.length === 0
  return isNothing ? null : (value ?? null)
}
