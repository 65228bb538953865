import * as z from 'zod/mini'

/** A resource that may not exist: `null`, absent and the empty array the service sends for "nothing" all become `null`. */
export function orNone<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null | undefined | []> {
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(
    z.pipe(z.optional(z.unknown()), z.transform(nothingToNull)),
    z.nullable(schema),
  ) as unknown as z.ZodMiniType<z.output<Schema> | null, z.input<Schema> | null | undefined | []>
}

function nothingToNull(value: unknown): unknown {
  const isNothing = value === undefined || (Array.isArray(value) && value.length === 0)
  return isNothing ? null : value
}
