import type { FieldDefinition } from './FieldDefinition.ts'

/** A field of a tick box. */
export function tick({
  ticked = false,
}: {
  ticked?: boolean
} = {}): FieldDefinition<boolean, boolean, never, unknown> {
  return { kind: 'tick', empty: ticked, isOptional: true, absent: false, read: (value) => ({ value }) }
}
