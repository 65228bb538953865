import * as z from 'zod/mini'
import { orNone } from './schema/orNone.ts'
import { orNull } from './schema/orNull.ts'

/** The usual envelope around one resource; the value is the resource. */
export function dataEnvelope<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema>, { data: z.input<Schema> }> {
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(
    z.looseObject({ data: schema }),
    z.transform((envelope) => (envelope as { data: z.output<Schema> }).data),
  ) as unknown as z.ZodMiniType<z.output<Schema>, { data: z.input<Schema> }>
}

/** A resource that may not exist: an empty array, `null` or nothing at all is `null`. */
export function nullableEnvelope<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema> | null, { data?: z.input<Schema> | null | undefined | [] }> {
  return dataEnvelope(orNone(schema))
}

/** The usual envelope around a list; nothing at all is an empty list. */
export function listEnvelope<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema>[], { data?: z.input<Schema>[] | null | undefined }> {
  // The cast names the shape that pipe and transform leave unnamed.
  return z.pipe(
    z.looseObject({ data: orNull(z.array(schema)) }),
    z.transform((envelope) => (envelope.data as z.output<Schema>[] | null) ?? []),
  ) as unknown as z.ZodMiniType<z.output<Schema>[], { data?: z.input<Schema>[] | null | undefined }>
}

/** The answer to a write that returns nothing to read: only that it was taken. */
export const acceptedEnvelope: z.ZodMiniType<null, { data?: unknown }> = z.pipe(
  z.looseObject({}),
  z.transform(() => null),
)
