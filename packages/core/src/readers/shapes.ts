import { type ReadBy, type ReadIssue, Reader } from './Reader.ts'
import { refuse, refuseKind } from './values.ts'

/** The reader of each field of a model. */
type ModelFields = Readonly<Record<string, Reader<unknown>>>

type Optional<Fields extends ModelFields> = {
  [Name in keyof Fields]: unknown extends ReadBy<Fields[Name]>
    ? never
    : undefined extends ReadBy<Fields[Name]>
      ? Name
      : never
}[keyof Fields]

/** The values of the fields. The last part holds no type; an editor takes the comments of the fields from it. */
type Values<Fields extends ModelFields> = {
  [Name in Exclude<keyof Fields, Optional<Fields>>]: ReadBy<Fields[Name]>
} & { [Name in Optional<Fields>]?: ReadBy<Fields[Name]> } & { [Name in keyof Fields]?: unknown }

/** The value of a model, which follows from the readers of its fields. */
export type ModelValue<Fields extends ModelFields> = {
  -readonly [Name in keyof Values<Fields>]: Values<Fields>[Name]
}

/** The reader of a resource; a model that extends another one spreads its `shape`. */
export type Model<Fields extends ModelFields> = Reader<ModelValue<Fields>> & { readonly shape: Fields }

/**
 * Makes the reader of a resource, field by field; the type of the value follows from the readers, and the comments of the fields reach an editor. An
 * unknown field passes through and stays out of the type, so that a misspelt name does not compile.
 */
export function model<Fields extends ModelFields>(shape: Fields): Model<Fields> {
  return Object.assign(readFields<ModelValue<Fields>>(shape, true), { shape })
}

/** Makes a reader like `model` that drops unknown fields. */
export function closedModel<Fields extends ModelFields>(shape: Fields): Reader<ModelValue<Fields>> {
  return readFields(shape, false)
}

type Fields = Record<string, unknown>

/** Makes the reader of the fields of a written-out type, for code that is generic over the type of a field; unknown fields pass through when it is open. */
export function readFields<Value>(shape: ModelFields, isOpen: boolean): Reader<Value> {
  const readers = Object.entries(shape)
  return new Reader(
    (value, issues) => {
      if (!isObject(value)) return refuseKind(issues, value, 'object')
      const fields: Fields = {}
      for (const [name, reader] of readers) {
        const field = readAt(name, reader, value[name], issues)
        // An absent optional field stays absent.
        if (field !== undefined || name in value) fields[name] = field
      }
      if (isOpen) {
        for (const name of Object.keys(value)) {
          // Fields that are read already and names of the prototype, above all `__proto__`, stay out.
          if (!(name in fields)) fields[name] = value[name]
        }
      }
      // The cast follows from the readers of the fields.
      return fields as Value
    },
    { shape },
  )
}

/** Reads the value under a name or position, and puts that key before the paths of its issues. */
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

/** Makes the reader of a list. */
export function list<Value>(element: Reader<Value>): Reader<Value[]> {
  return new Reader(
    (value, issues) =>
      Array.isArray(value)
        ? value.map((entry, at) => readAt(at, element, entry, issues))
        : refuseKind(issues, value, 'array'),
    { element },
  )
}

/** Makes the reader of a table with any names. */
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

/** Makes the reader of one of a few texts. */
export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value> {
  return new Reader(
    (value, issues) =>
      values.find((one) => one === value) ?? refuse(issues, `must be one of ${values.join(', ')}`),
    { values },
  )
}

/** Makes the reader of a field that can be null or missing; both become `null`. */
export function orNull<Value>(present: Reader<Value>): Reader<Value | null> {
  return new Reader((value, issues) => (value == null ? null : present.read(value, issues)), { present })
}

/** Makes the reader of a resource that can be absent: `null`, a missing field and the service's empty array all become `null`. */
export function orNone<Value>(present: Reader<Value>): Reader<Value | null> {
  const { read, parts } = orNull(present)
  return new Reader(
    (value, issues) => read(Array.isArray(value) && value.length === 0 ? null : value, issues),
    parts,
  )
}

/** Makes the reader of an optional field, which stays missing. */
export function optional<Value>(given: Reader<Value>): Reader<Value | undefined> {
  return new Reader((value, issues) => (value === undefined ? undefined : given.read(value, issues)), {
    given,
  })
}

/** Makes a reader that converts the value of another. */
export function convert<Value, Converted>(
  reader: Reader<Value>,
  to: (value: Value) => Converted,
): Reader<Converted> {
  return new Reader((value, issues) => {
    const before = issues.length
    const read = reader.read(value, issues)
    // The cast is safe: a refused value is thrown away with all that holds it.
    return issues.length > before ? (undefined as never) : to(read)
  }, reader.parts)
}
