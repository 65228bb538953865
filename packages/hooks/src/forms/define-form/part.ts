import type { FieldDefinition } from './FieldDefinition.ts'

/** A value that the form's own view sets, such as the bank chosen from a list; the form sends it unchanged. */
export function part<Value>(empty: Value): FieldDefinition<Value, Value, never, unknown> {
  return { kind: 'part', empty, isOptional: true, absent: empty, read: (value) => ({ value }) }
}
