import type { FieldDefinition, Reading } from './FieldDefinition.ts'

/** A value that the form's own view sets, such as the bank chosen from a list; sent as it stands ; `check` gives the code of a mistake in it. */
export function part<Value>(empty: Value): FieldDefinition<Value, Value, never, unknown>
export function part<Value, Code extends string, Context>(
  empty: Value,
  check: (value: Value, context: Context) => Code | null,
): FieldDefinition<Value, Value, NoInfer<Code>, Context>
export function part<Value, Code extends string, Context>(
  empty: Value,
  check?: (value: Value, context: Context) => Code | null,
): FieldDefinition<Value, Value, Code, Context> {
  return {
    kind: 'part',
    empty,
    isOptional: true,
    absent: empty,
    read: (value, context): Reading<Value, Code> => {
      const code = check?.(value, context) ?? null
      return code === null ? { value } : { code }
    },
  }
}
