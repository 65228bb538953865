import * as z from 'zod/mini'

/** A resource that may not exist: `null`, absent and the empty array the service sends for "nothing" all become `null`. */
export function orNone<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null | undefined | []> {
  const present: z.ZodMiniType<unknown, unknown> = z.nullable(schema)
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(z.transform(nothingToNull), present) as unknown as z.ZodMiniType<
    z.output<Schema> | null,
    z.input<Schema> | null | undefined | []
  >
}

function nothingToNull(value: unknown): unknown {
  const isNothing = Array.isArray(value) && value.length === 0
  return isNothing ? null : (value ?? null)
}
