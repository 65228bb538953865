import * as z from 'zod/mini'

type In<Schema extends z.ZodMiniType> = z.input<Schema> | null | undefined

/** What `orEmpty` makes: a table that may be left out and is never absent afterwards. */
type OrEmpty<Schema extends z.ZodMiniType> = z.ZodMiniType<
  z.output<Schema>,
  In<Schema>,
  z.core.$ZodTypeInternals<z.output<Schema>, In<Schema>> & { optin: 'optional' }
>

/** A table of named things that may be null or missing altogether; both become an empty one. */
export function orEmpty<Schema extends z.ZodMiniType>(schema: Schema): OrEmpty<Schema> {
  const table: z.ZodMiniType<unknown, unknown> = schema
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(z.transform(absentToEmpty), table) as unknown as OrEmpty<Schema>
}

function absentToEmpty(value: unknown): unknown {
  return value ?? {}
}
