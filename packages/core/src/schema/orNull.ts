import * as z from 'zod/mini'

/** A field that may be null or missing altogether; both become `null`. */
export function orNull<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniDefault<z.ZodMiniNullable<Schema>> {
  return z._default(z.nullable(schema), null)
}
