import { type FieldErrors, type FieldValues, type Resolver, get, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormLayout } from './FormLayout.ts'

/**
 * Lets react-hook-form check with a schema whose messages are codes. The first code of a field counts, and only those of fields
 * that are shown; what a host requires on top is `REQUIRED`.
 */
export function layoutResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, unknown>,
  layoutOf: (values: Values) => FormLayout & { required: readonly string[] },
): Resolver<Values> {
  return (values) => {
    const { pages, required } = layoutOf(values)
    const shown = new Set(pages.flat())
    const errors: FieldErrors = {}
    const note = (name: string, message: string) => {
      if (isShown(name, shown) && get(errors, name) === undefined)
        set(errors, name, { type: 'check', message })
    }
    for (const name of required) {
      const value: unknown = get(values, name)
      if (value === '' || value === undefined || value === null) note(name, 'REQUIRED')
    }
    const parsed = schema.safeParse(values)
    for (const { path, message } of parsed.error?.issues ?? []) note(path.map(String).join('.'), message)
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    // The cast follows from the schema: its paths are names of fields.
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** A field of a list is shown where the list is. */
function isShown(name: string, shown: ReadonlySet<string>): boolean {
  if (shown.has(name)) return true
  const [list] = name.split('.', 1)
  return list !== undefined && shown.has(list)
}
