import type { AnyField, FieldDefinition } from './FieldDefinition.ts'
import { readFields } from './readFields.ts'

/** The fields of a row. The type names no context: a call such as `money()` would infer `never` from one. */
type RowFields = Readonly<Record<string, Pick<AnyField<never>, 'kind' | 'absent'>>>

type ReadOf<Field> = Field extends { read: infer Read extends (value: never, context: never) => unknown }
  ? Read
  : never
type ReadingOf<Field> = ReturnType<ReadOf<Field>>

/** A row as text. */
type RowOf<Fields> = { [Name in keyof Fields]: string }
type SentRow<Fields> = {
  [Name in keyof Fields]: Extract<ReadingOf<Fields[Name]>, { value: unknown }>['value']
}
type CodeOf<Fields> = Extract<ReadingOf<Fields[keyof Fields]>, { code: string }>['code']

/** The context that the fields of a row read besides their values. */
type ContextOf<Fields> = [ReadOf<Fields[keyof Fields]>] extends [
  (value: never, context: infer Context) => unknown,
]
  ? Context
  : never

/** A field of at least one row of typed fields, in their order; the list begins with one row. */
export function list<Fields extends RowFields, Code extends string = never>(
  rows: Fields,
  /** Compares the fields of a row that are right by themselves; an entry without a code is no mistake. */
  check: (
    sent: Partial<SentRow<Fields>>,
  ) => readonly { field: keyof Fields & string; code: Code | false }[] = () => [],
): FieldDefinition<
  RowOf<Fields>[],
  SentRow<Fields>[],
  CodeOf<Fields> | Code | 'REQUIRED',
  ContextOf<Fields>
> {
  // The casts follow the fields: each reads text, and its codes are those of `CodeOf`.
  const fields = rows as Fields & Readonly<Record<string, AnyField<ContextOf<Fields>>>>
  const named = Object.entries<AnyField<ContextOf<Fields>>>(fields)
  return {
    kind: 'list',
    empty: [Object.fromEntries(named.map(([name]) => [name, ''])) as RowOf<Fields>],
    isOptional: false,
    absent: [],
    read: (values, context) => {
      if (values.length === 0) return { code: 'REQUIRED' }
      const read = values.map((value) => readFields(named, value, context, check))
      const codes = read.flatMap(({ codes: found }, index) =>
        named.flatMap(([name]) => (found[name] === undefined ? [] : [[`${index}.${name}`, found[name]]])),
      )
      if (codes.length > 0)
        return { codes: Object.fromEntries(codes) as Record<string, CodeOf<Fields> | Code> }
      return { value: read.map(({ right }) => right as SentRow<Fields>) }
    },
    rows: fields,
  }
}
