import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Lets react-hook-form check with a schema whose messages are codes; the first code of a field counts. */
export function codeResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, Values>,
): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of parsed.error.issues)
      errors[String(path[0])] ??= { type: 'check', message }
    // The cast follows from the schema's input: its paths are names of fields.
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
