import * as z from 'zod/mini'

type Out<Schema extends z.ZodMiniType> = z.output<Schema> | null
type In<Schema extends z.ZodMiniType> = z.input<Schema> | null | undefined

/** What `orNull` makes: a field that may be left out and is never absent afterwards. */
type OrNull<Schema extends z.ZodMiniType> = z.ZodMiniType<
  Out<Schema>,
  In<Schema>,
  z.core.$ZodTypeInternals<Out<Schema>, In<Schema>> & { optin: 'optional' }
>

/** A field that may be null or missing altogether; both become `null`. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema): OrNull<Schema> {
  // A transform is asked about a missing field too, so that zod's `optional` and `default` need not be loaded.
  const present: z.ZodMiniType<unknown, unknown> = z.nullable(schema)
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(z.transform(absentToNull), present) as unknown as OrNull<Schema>
}

function absentToNull(value: unknown): unknown {
  return value ?? null
}
