import type { AnyField } from './FieldDefinition.ts'

/** The mistakes that a comparison of right fields finds; an entry without a code is no mistake. */
export type FoundMistakes = readonly { field: string; code: string | false }[]

/**
 * Reads fields: returns the values of the fields that are right by themselves, which `check` then compares, and the codes of the mistakes by the
 * paths of their fields. The casts hold: each field reads the value that its own definition typed.
 */
export function readFields<Context>(
  fields: readonly (readonly [name: string, field: AnyField<Context>])[],
  values: Readonly<Record<string, unknown>>,
  context: Context,
  check: (right: never) => FoundMistakes,
): { right: Record<string, unknown>; codes: Record<string, string> } {
  const right: Record<string, unknown> = {}
  const codes: Record<string, string> = {}
  for (const [name, { empty, read }] of fields) {
    const reading = read((values[name] ?? empty) as never, context)
    if ('value' in reading) right[name] = reading.value
    else if ('code' in reading) codes[name] = reading.code
    else for (const [path, code] of Object.entries(reading.codes)) codes[`${name}.${path}`] = code
  }
  for (const { field, code } of check(right as never)) if (code) codes[field] ??= code
  return { right, codes }
}
