import { type ReadIssue, Reader } from './Reader.ts'
import { refuse, refuseKind } from './values.ts'

/** The reader of each field of a model: one that is missing, misspelt or of another type does not compile. */
type ModelFields<Value> = { readonly [Field in keyof Value]-?: Reader<Value[Field]> }

/** What reads a body into a `Value`; a model that extends another one spreads its `shape`. */
export type Model<Value> = Reader<Value> & { readonly shape: ModelFields<Value> }

/**
 * The reader of a resource, field by field as its type says. A field that the type does not know passes through, and stays out of the type,
 * so that a misspelt one does not compile.
 */
export function model<Value>(shape: ModelFields<Value>): Model<Value> {
  return Object.assign(readFields<Value>(shape, true), { shape })
}

/** Like `model`, and a field that the type does not know is dropped. */
export function closedModel<Value>(shape: ModelFields<Value>): Reader<Value> {
  return readFields(shape, false)
}

type Fields = Record<string, unknown>

function readFields<Value>(shape: Readonly<Record<string, Reader<unknown>>>, isOpen: boolean): Reader<Value> {
  const readers = Object.entries(shape)
  return new Reader(
    (value, issues) => {
      if (!isObject(value)) return refuseKind(issues, value, 'object')
      const fields: Fields = {}
      for (const [name, reader] of readers) {
        const field = readAt(name, reader, value[name], issues)
        // What may be left out stays left out.
        if (field !== undefined || name in value) fields[name] = field
      }
      if (isOpen) {
        for (const name of Object.keys(value)) {
          // Neither what is read already nor a name of the prototype's, `__proto__` before all.
          if (!(name in fields)) fields[name] = value[name]
        }
      }
      // The cast follows the readers of the fields.
      return fields as Value
    },
    { shape },
  )
}

/** Reads what stands under a name or at a place, and puts that before the paths of what is wrong in it. */
function readAt<Value>(
  key: string | number,
  reader: Reader<Value>,
  value: unknown,
  issues: ReadIssue[],
): Value {
  const before = issues.length
  const read = reader.read(value, issues)
  for (let at = before; at < issues.length; at += 1) issues[at]?.path.unshift(key)
  return read
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, entry by entry. */
export function list<Value>(element: Reader<Value>): Reader<Value[]> {
  return new Reader(
    (value, issues) =>
      Array.isArray(value)
        ? value.map((entry, at) => readAt(at, element, entry, issues))
        : refuseKind(issues, value, 'array'),
    { element },
  )
}

/** Values by any name. */
export function record<Value>(entry: Reader<Value>): Reader<Record<string, Value>> {
  return new Reader(
    (value, issues) => {
      if (!isObject(value)) return refuseKind(issues, value, 'record')
      const names = Object.keys(value).filter((name) => name !== '__proto__')
      return Object.fromEntries(names.map((name) => [name, readAt(name, entry, value[name], issues)]))
    },
    { entry },
  )
}

/** One of a few texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return new Reader(
    (value, issues) =>
      values.find((one) => one === value) ?? refuse(issues, `must be one of ${values.join(', ')}`),
    { values },
  )
}

/** A field that may be null or missing altogether; both become `null`. */
export function orNull<Value>(present: Reader<Value>): Reader<Value | null> {
  return new Reader((value, issues) => (value == null ? null : present.read(value, issues)), { present })
}

/** A resource that may not exist: `null`, absent and the empty array the service sends for "nothing" all become `null`. */
export function orNone<Value>(present: Reader<Value>): Reader<Value | null> {
  const { read, parts } = orNull(present)
  return new Reader(
    (value, issues) => read(Array.isArray(value) && value.length === 0 ? null : value, issues),
    parts,
  )
}

/** A field that may be missing altogether, and stays so. */
export function optional<Value>(given: Reader<Value>): Reader<Value | undefined> {
  return new Reader((value, issues) => (value === undefined ? undefined : given.read(value, issues)), {
    given,
  })
}

/** What another reader reads, made into something else. */
export function convert<Value, Converted>(
  reader: Reader<Value>,
  to: (value: Value) => Converted,
): Reader<Converted> {
  return new Reader((value, issues) => {
    const before = issues.length
    const read = reader.read(value, issues)
    // The cast is safe: a value that was refused is thrown away with all that holds it.
    return issues.length > before ? (undefined as never) : to(read)
  }, reader.parts)
}
