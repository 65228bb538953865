import type { Reader } from './readers/Reader.ts'
import { convert, list, model, orNone, orNull, readFields } from './readers/shapes.ts'

/** The usual envelope around one resource; the value is the resource. */
export function dataEnvelope<Value>(data: Reader<Value>): Reader<Value> {
  return convert(readFields<{ data: Value }>({ data }, true), (envelope) => envelope.data)
}

/** The envelope of a resource that can be absent: an empty array, `null` and a missing field become `null`. */
export function nullableEnvelope<Value>(resource: Reader<Value>): Reader<Value | null> {
  return dataEnvelope(orNone(resource))
}

/** The usual envelope around a list; a missing list becomes an empty one. */
export function listEnvelope<Value>(resource: Reader<Value>): Reader<Value[]> {
  return convert(dataEnvelope(orNull(list(resource))), (entries) => entries ?? [])
}

/** The answer to a write without a value: the status alone confirms it. */
export const acceptedEnvelope: Reader<null> = /* @__PURE__ */ convert(/* @__PURE__ */ model({}), () => null)
