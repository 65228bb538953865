import type { AnyField, FieldDefinition, Reading } from './FieldDefinition.ts'

type Rows = Readonly<Record<string, AnyField<never>>>

/** The fields of a row, as text. */
type RowOf<Fields extends Rows> = { [Name in keyof Fields]: Fields[Name]['empty'] & string }
type SentRow<Fields extends Rows> = {
  [Name in keyof Fields]: Extract<ReturnType<Fields[Name]['read']>, { value: unknown }>['value']
}
type CodeOf<Fields extends Rows> = Extract<ReturnType<Fields[keyof Fields]['read']>, { code: string }>['code']

/** The cast of `read` says that a row's field reads what its own definition typed. */
type Read<Context> = (value: string, context: Context) => Reading<unknown, string>

/** A field of at least one row of typed fields; `check` compares the fields of a row that are right by themselves. */
export function list<Fields extends Rows, Code extends string = never, Context = unknown>(
  rows: Fields,
  check?: (sent: SentRow<Fields>) => { field: keyof Fields & string; code: Code | false },
): FieldDefinition<RowOf<Fields>[], SentRow<Fields>[], CodeOf<Fields> | Code | 'REQUIRED', Context> {
  type Codes = CodeOf<Fields> | Code
  return {
    kind: 'list',
    empty: [],
    isOptional: false,
    absent: [],
    read: (values, context) => {
      if (values.length === 0) return { code: 'REQUIRED' }
      const codes: Record<string, Codes> = {}
      const sent = values.map((value, index) => {
        const right: Record<string, unknown> = {}
        const before = Object.keys(codes).length
        for (const [name, field] of Object.entries(rows)) {
          const reading = (field.read as Read<Context>)(String(value[name] ?? ''), context)
          if ('code' in reading) codes[`${index}.${name}`] = reading.code as Codes
          else if ('value' in reading) right[name] = reading.value
        }
        const row = right as SentRow<Fields>
        const found = Object.keys(codes).length === before ? check?.(row) : undefined
        if (found?.code) codes[`${index}.${found.field}`] = found.code
        return row
      })
      return Object.keys(codes).length === 0 ? { value: sent } : { codes }
    },
    rows,
  }
}
