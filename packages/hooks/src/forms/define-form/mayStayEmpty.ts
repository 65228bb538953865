import type { Optional } from './FieldDefinition.ts'

/** Whether a field may stay empty in a context. */
export function mayStayEmpty<Context>(optional: Optional<Context>, context: Context): boolean {
  return typeof optional === 'function' ? optional(context) : optional
}
