import type { Reader } from './readers/Reader.ts'
import { convert, list, model, orNone, orNull } from './readers/shapes.ts'

/** The usual envelope around one resource; the value is the resource. */
export function dataEnvelope<Value>(data: Reader<Value>): Reader<Value> {
  return convert(model<{ data: Value }>({ data }), (envelope) => envelope.data)
}

/** A resource that may not exist: an empty array, `null` or nothing at all is `null`. */
export function nullableEnvelope<Value>(resource: Reader<Value>): Reader<Value | null> {
  return dataEnvelope(orNone(resource))
}

/** The usual envelope around a list; nothing at all is an empty list. */
export function listEnvelope<Value>(resource: Reader<Value>): Reader<Value[]> {
  return convert(dataEnvelope(orNull(list(resource))), (entries) => entries ?? [])
}

/** The answer to a write that returns nothing to read: only that it was taken. */
export const acceptedEnvelope: Reader<null> = /* @__PURE__ */ convert(
  /* @__PURE__ */ model<object>({}),
  () => null,
)
