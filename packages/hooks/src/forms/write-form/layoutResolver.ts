import { type FieldErrors, type FieldValues, type Resolver, get, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FormLayout } from './FormLayout.ts'

/**
 * Lets react-hook-form check with a schema: its messages are codes, its output is the body to send. The first code of a field counts, and
 * only fields that the form shows have codes; an empty field that a host requires has the code `REQUIRED`.
 */
export function layoutResolver<Values extends FieldValues, Body>(
  schema: z.ZodMiniType<Body, unknown>,
  getLayout: (values: Values) => FormLayout & { required: readonly string[] },
): Resolver<Values, unknown, Body> {
  return (values) => {
    const { pages, required } = getLayout(values)
    const shown = new Set(pages.flat())
    const errors: FieldErrors<Values> = {}
    const note = (name: string, message: string) => {
      if (isShown(name, shown) && get(errors, name) === undefined)
        set(errors, name, { type: 'check', message })
    }
    for (const name of required) {
      const value: unknown = get(values, name)
      if (value === '' || value === undefined || value === null) note(name, 'REQUIRED')
    }
    const parsed = parseShown(schema, values, shown)
    for (const { path, message } of parsed.error?.issues ?? []) note(path.map(String).join('.'), message)
    if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} }
    // No field has an error, but the values together make no body.
    if (Object.keys(errors).length === 0) set(errors, 'root', { type: 'check' })
    return { values: {}, errors }
  }
}

/** Parses the values; a wrong value in a field that the form does not show counts as empty. */
function parseShown<Body>(
  schema: z.ZodMiniType<Body, unknown>,
  values: FieldValues,
  shown: ReadonlySet<string>,
): z.core.util.SafeParseResult<Body> {
  const parsed = schema.safeParse(values)
  const unseen = new Set(
    (parsed.error?.issues ?? []).flatMap(({ path }) =>
      path.length === 0 || isShown(path.map(String).join('.'), shown) ? [] : [String(path[0])],
    ),
  )
  if (unseen.size === 0) return parsed
  return schema.safeParse(Object.fromEntries(Object.entries(values).filter(([name]) => !unseen.has(name))))
}

/** Whether the form shows a field; a field of a list follows its list. */
function isShown(name: string, shown: ReadonlySet<string>): boolean {
  if (shown.has(name)) return true
  const [list] = name.split('.', 1)
  return list !== undefined && shown.has(list)
}
