import * as z from 'zod/mini'
import { orNone, orNull } from './schema/absentValues.ts'

/** The usual envelope around one resource; the value is the resource. */
export function dataEnvelope<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value> {
  return z.pipe(
    z.looseObject({ data: schema }),
    z.transform((envelope) => envelope.data),
  )
}

/** A resource that may not exist: an empty array, `null` or nothing at all is `null`. */
export function nullableEnvelope<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  return dataEnvelope(orNone(schema))
}

/** The usual envelope around a list; nothing at all is an empty list. */
export function listEnvelope<Value>(schema: z.ZodMiniType<Value>): z.ZodMiniType<Value[]> {
  return z.pipe(
    z.looseObject({ data: orNull(z.array(schema)) }),
    z.transform((envelope) => envelope.data ?? []),
  )
}

/** The answer to a write that returns nothing to read: only that it was taken. */
export const acceptedEnvelope: z.ZodMiniType<null> = z.pipe(
  z.looseObject({}),
  z.transform(() => null),
)
